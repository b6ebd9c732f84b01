### Everything the bot says around the games: table, buttons, refusals, private chat.

## The bot about itself

bot-short-description = Table games right in your chat: secret cards in private, the board in the group.
bot-description =
    I host table games in group chats. Everybody's cards come in private, the board lies in the group, and I remember the rules.

    Add me to a group and send /play there.
greeting =
    Hi. I host table games: I deal the cards in private and keep the board here.

    What shall we play?
picking = What shall we play?
game-button-exactly = { $mark } { $name } · { $most } players
game-button = { $mark } { $name } · { $least }–{ $most } players
spine = { $mark } { $name }
headline = { $mark } <b>{ $name }</b>

## Commands

command-play = play: choose a game and gather a table
command-board = show the board
command-hand = show my cards
command-leave = leave the game
command-cancel = close the table
command-top = who wins most here
command-me = mine: name, avatar, games
command-rules = the rules of the games
command-settings = language and settings
command-start = where to begin
command-help = what I can do

## Names

name-blank = Player { $number }
chat-blank = no name

## Buttons

button-sit = Sit down
button-stand = Stand up
button-start = ▶️ Begin
button-settings = ⚙️ Settings
button-cancel = Cancel
button-hold = ✋ Do not start
button-unseat = 🪑 Take back the seat: { $name }
button-back = ‹ Back
button-peek = 👁 My cards
button-move = ✍️ My turn
button-rules = 📖 Rules
button-pause = ⏸ Pause
button-resume = ▶ Play on
button-hurry = ⏳ Hurry up
button-finish = 🏁 End the game
button-play-on = ↩️ Play on after all
button-wait = ⌛ { $name }: wait
button-wait-no-longer = 🚪 { $name }: stop waiting
button-leave = Leave the game
button-stay = Stay
button-again = 🔁 Once more
button-record = 📜 Record
button-look = 🖼 Board
button-add = ➕ To a group
button-tables = 🎲 My tables
button-own = 👤 Mine
button-nick = ✏️ Nickname
button-nick-none = Drop the nickname
button-avatar = 🙂 Avatar
button-avatar-none = No avatar
button-admit = 🐐 Let in: { $name }
button-language = 🌐 Language
button-how = ❔ How to play
button-hand-of = 👁 Cards: { $chat }
chosen = ✓ { $text }

## Gathering

option = { $name }: { $choice }
pace = { $pace }, ≈ { $minutes } min
pace-party = { $minutes } min a player
pace-party-none = no clock for the game
lobby-hurried = { $options }, keep your private chat open
lobby-empty-exactly = Nobody is at the table yet. It takes exactly { $most }.
lobby-empty = Nobody is at the table yet. It takes { $least } to { $most } players.
lobby-people = At the table, { $count } of { $most }:
lobby-person = { $number }. { $name }
lobby-host = { $number }. { $name } · host
lobby-unreachable =
    📵 I cannot write to: { $names }.
    Open my private chat, press “Start”, and we try again. No card has been dealt yet.
lobby-invited = Yet to press “Sit down”: { $names }.
lobby-unseated = 🪑 The host has taken the seat back: { $names }. Sitting down again is fine.
lobby-starting = ▶️ The table is full and starts { $when }. Anyone seated can stop that.
lobby-slow =
    🐢 This chat is in slow mode, { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    } between two messages of one person. Commands have to wait, buttons work at once.
lobby-plea = 🐐 { $name } asks for a seat. { $count } of { $all } agree, everybody seated has to.
settings-about = The host chooses. The next table in this chat starts from the last choice.
checking = ⏳ Checking that I can write to everybody. The seats are fixed now.
closed-cancelled = The table is closed.
closed-idle = Half an hour and nobody comes or goes: the table is closed. To play: /play.
closed-forgotten = Two weeks without a move: the table is cleared, the game has no result.
closed-broken = This game cannot be saved: I cannot read its record. Sorry, the table is closed, there is no result.

## Settings of the chat

setting-title = <b>Settings of this chat</b>
setting-page = <b>{ $name }</b>
setting-line = { $name }: { $value }
setting-who = Administrators change them, with effect at once.
setting-lang = 🌐 Language
setting-lang-about = Everything I write in this chat is in it. In private everybody chooses his own.
setting-pace = ⏱ Pace
setting-pace-of = { $mark } { $pace }
setting-pace-about = The next table begins at this pace. Its host may choose another, and then that one is remembered.
setting-pin = 📌 Pin the board
setting-pin-about = The board of a game being played is pinned without a sound, and unpinned when the game is over. I need the right to pin messages for it; without it I just leave it unpinned.
setting-pin-off = no
setting-pin-on = yes
setting-cancel = 🏁 Who may end a game
setting-cancel-about =
    An administrator always can: /cancel. Those at the table decide together by “🏁 End the game”, and after the first move a majority is enough for the host.

    If it is left to administrators, only the host can close the table besides, and only until the cards are dealt.
setting-cancel-table = administrators and the table
setting-cancel-admins = administrators only
setting-strict = 🐐 Goats
setting-strict-about =
    A goat is somebody who walks out of games: a warning the first time, the mark the second. One game played to its end lifts it.

    As in the rules: a goat opens a table of his own or joins others like him, a clean table is closed to him.
    If those seated agree: he may join a clean table unless they mind.
    Never mind: the mark is shown, and he may sit anywhere.
setting-strict-rules = as in the rules
setting-strict-consent = if those seated agree
setting-strict-any = never mind

## The board

turn = 🟢 { $count ->
        [one] { $names } to move
       *[other] To move: { $names }
    }
acting = 🟢 { $line }
clock = Move due: { $when }
clock-party = ⏱ Left for the game: { $left }
clock-left = { $name } { $left }
event-timed-out = ⏳ { $name }: time is up, the clock plays.
event-out-of-time = ⏳ { $name } is out of time and has lost.
event-walked-out = 🚪 { $name } leaves the game.
event-removed = 🚪 { $name } is out of the group and out of the game.
event-pause-began = ⏸ { $name } takes a pause.
event-pause-ended = ▶ { $name } has the game go on.
event-pause-ran-out = ▶ The pause is over, the clock runs on.
board-paused = ⏸ A pause, taken by { $name }. The game goes on by itself { $when }, sooner by “▶ Play on”.
event-went-away = 💤 { $name }: no answer for the third time. The clock plays on, any press brings the player back.
event-came-back = 👋 { $name } is back at the table.
board-away = 💤 Away: { $names }. The clock makes their moves at once, any press brings a player back.
board-deserted = 💤 Everybody is away. Any press brings a player back; after ten minutes of silence the game ends without a result.
board-absent = ❓ { $name } has been away for a while. Wait, or stop waiting? It takes { $needed } of { $all }.
board-absent-goes-on = If you stop waiting, the others play on.
board-absent-ends = If you stop waiting, the game is over.
board-absent-stops = If you stop waiting, the game stops without a result.
board-absent-wait = Wait: { $names }.
board-absent-stop = Stop waiting: { $names }.
event-waited-for = ⌛ { $name }: the table waits on. I will ask again in three minutes.
event-given-up = 🚪 { $name }: the table waits no longer.
event-hurried = ⏳ { $name } is in a hurry: a minute for this move.
event-agreed = 🏁 { $name } would end the game.
event-disagreed = ↩️ { $name } would rather play on.
board-enders = 🏁 Ready to end without a result: { $names } ({ $count } of { $all }).
leave-confirm = { $name }, leave the game? There is no way back into it; the others play on. Leaving before the result counts as a flight.
leave-confirm-last = { $name }, leave the game? It ends with that, there is no way back into it. Leaving before the result counts as a flight.

## The hand

hand-header = { $game } · chat “{ $chat }”
hand-paused = ⏸ A pause: you move when it is over. Anybody at the table can have the game go on.
hand-paused-resting = ⏸ A pause. After it I will call you when it is your turn. Anybody at the table can have the game go on.
hand-waiting = It is not your turn now. I will call you when it is.
hand-idle = The others play without you for now. I will call you when you have something to play again.
hand-before = Before this deal: { $line }
hand-asked = 🟢 Your turn. { $question }
hand-over = The game is over. The result is in the chat.
hand-left = This game goes on without you.
hand-stopped = The game has stopped without a result. The chat tells what comes next.
hand-closed = The table is closed, the game has no result.

## The end

ending-stopped-header = { $game } · the game has stopped
ending-anew = The others keep their seats. Once the free one is taken a new game begins: scores from zero, a fresh deal.
ending-header = { $game } · the game is over
ending-place = { $mark } { $name }: { $points }
ending-place-gone = { $mark } { $name }: { $points } · did not play to the end
ending-place-late = { $mark } { $name }: { $points } · out of time
ending-no-result = The game is over without a result.
ending-agreed = Everybody at the table agreed to that.
ending-deserted = Everybody was away, and in ten minutes nobody came back.
ending-fled = This game cannot go on with a seat missing. Empty now: { $names }.
record-caption = { $game } · the record of the game, move by move

## Reminders

notice-forgetting = This table has long been waiting for a move. { $days ->
        [one] { $days } more day
       *[other] { $days } more days
    } of silence, and the game closes without a result.

## Private chat

start =
    Hi. I host table games in group chats: the board lies in the group, secret cards come here.

    Add me to a group and send /play there.
help =
    <b>How to play</b>
    1. Add me to a group and send /play there.
    2. Choose a game. Everybody who plays presses “Sit down”.
    3. The host presses “Begin”. The cards come to everybody in private.

    <b>In the group</b>
    /play: gather a table, or show it again
    /board: show the board
    /hand: send me my cards
    /leave: leave the game
    /cancel: close the table
    /top: who wins most here
    /rules: the rules
    /settings: settings of the chat, for administrators

    <b>Buttons under the board</b>
    👁 My cards: your hand, for your eyes only
    ⏸ Pause: the clock waits, up to ten minutes
    ⏳ Hurry up: a minute for the move where there is no clock
    🏁 End the game: without a result, once everybody agrees

    <b>In private</b>
    /start: menu and my tables
    /me: name, avatar and my games
    /settings: my language
tables = { $count ->
        [0] You are at no table now.
        [one] You are at { $count } table:
       *[other] You are at { $count } tables:
    }
tables-line = { $game } · { $chat } · { $phase }
tables-lobby = gathering
tables-checking = about to begin
tables-running = being played
tables-finished = over
tables-closed = closed
language = Which language shall I speak to you? In a group I speak the group's.
language-ru = Русский
language-en = English
ticket-seated =
    Done, you are at the table.

    { $game } · chat “{ $chat }”
    Your cards come here when we begin.
ticket-stood =
    { $game } · chat “{ $chat }”
    Your seat at this table is free. You can sit down again in the group.
ticket-pleaded =
    { $game } · chat “{ $chat }”
    Those at the table have been asked to let you in. You sit once all of them agree.

## “Mine” and conduct

own =
    <b>{ $badge }</b>
    In Telegram: { $name }
own-clean = Conduct: clean.
own-warned = Conduct: a warning for one flight, seen by you alone. Finish one game and it is gone. One more flight makes you a “cowardly goat”.
own-coward = Conduct: 🐐 “cowardly goat”. You may open a table of your own or join others like you. Finish one game and the mark is gone.
own-score = { $game }: { $counts }
own-played = { $played ->
        [one] { $played } game
       *[other] { $played } games
    }, { $won ->
        [one] { $won } win
       *[other] { $won } wins
    }, average place { $whole }.{ $tenths }
own-played-none = no game finished
own-best = best total { $points } ({ $among })
own-fled = { $count ->
        [one] { $count } flight
       *[other] { $count } flights
    }
own-unplayed = Not one game finished yet.
own-tables = Open tables:
own-avatar = Which emoji shall stand beside your name?
own-nick = What shall tables call you? Send the nickname as your next message: 2 to 24 visible characters.
flight-clean =
    { $game } · chat “{ $chat }”
    That game ended in a flight, but you have finished another one since: nothing is held against you.
flight-warned =
    { $game } · chat “{ $chat }”
    You fled a game that had begun. This is a warning, and you alone know of it. Finish one game and it is gone. One more flight makes you a “cowardly goat”, and every table shows that.
flight-coward =
    { $game } · chat “{ $chat }”
    You fled a game that had begun, and not for the first time in a row: you are a “cowardly goat” 🐐. For now you may open a table of your own or join others like you. Finish one game and the mark is gone.
top = 🏆 Who wins most here
top-line = { $place }. { $name }: { $won ->
        [one] { $won } win
       *[other] { $won } wins
    } of { $played }
top-none-yet = No game has been finished here yet, but one is on: { $game }. There are winners once it is over.
top-empty = No game has been finished here yet. Begin one: /play.
rules-which = The rules of which game?
rules-header = { $game } · <b>{ $topic }</b>
rules-table = At this table: { $options }

## Answers to presses

done-stands = People are playing here: { $game }. Another game waits for the end of this one.
done-stands-lobby = A table is gathering here: { $game }. Another game can be opened once it is closed.
done-sat = You are at the table.
done-pleaded = Those at the table have been asked to let you in. You sit once all of them agree.
done-agreed-to = Noted. The seat is taken once everybody at the table agrees.
done-admitted = Done, the seat is taken.
done-own = Done. Tables show it from their next drawing on.
done-stood = The seat is free.
done-held = Stopped: start with the button when you like.
done-starting = Checking every private chat, then I deal.
done-left-stopped = The game has stopped for everybody: it cannot go on without you.
done-left = The game goes on without you.
done-stayed = Good, we play on.
done-paused = A pause of up to ten minutes. Anybody at the table can end it.
done-resumed = We play on.
done-hurried = There is a minute for this move now, the phone rings.
done-agreed = Once everybody agrees, the game ends without a result.
done-disagreed = Good, we play on.
done-wait-stopped = Decided: the game has stopped without a result.
done-wait = Your vote: wait.
done-wait-no-longer = Your vote: stop waiting.
done-record = The record is on its way to our private chat.
done-look = The picture will come in our private chat.
working = ⏳ One second: your move is in and will show soon.

## Refusals

refused-not-your-turn = It is not your turn.
refused-not-yours = This question was put to somebody else.
refused-incomplete = This is only the beginning of a move, choose on.
refused-illegal-move = That cannot be played now. Look at the board: it may have changed.
refused-game-over = This game is over.
refused-not-seated = This is for those at the table. You are not at it.
refused-table-full = Every seat is taken.
refused-coward-barred = 🐐 People here finish their games. For now you may open a table of your own or join other “goats”. Finish one game and the mark is gone.
refused-bad-nick = That nickname does not fit: 2 to 24 visible characters, please. Send another one.
refused-too-few = Too few players: it takes at least { $needed }.
refused-not-host = Only the host or a chat administrator can do that.
refused-not-administrator = Only a chat administrator can do that.
refused-administrators-end = In this chat only an administrator ends a game early: /cancel. Anybody can leave it: /leave.
refused-too-early = For the first two minutes the host begins. After that anybody at the table can.
refused-table-gone = This table is no more. A new one: /play.
refused-crowded = There are too many messages in this chat just now. Move in private, or wait a few seconds.
refused-stale = This button no longer counts: things have moved on.
refused-game-running = The game has begun.
refused-no-game = Nothing is being played here. To begin: /play.
refused-not-member-private = This command is for a group: the table is there.
refused-cancel-majority = The game is on, the host alone cannot close it. Ready to end it: { $agreed }, needed: { $needed }. Press “🏁 End the game”, then /cancel again. A chat administrator always can.
refused-private-shut = I cannot write to you. Open our private chat and press Start: the cards will come there.
refused-on-pause = There is a pause. Anybody at the table can have the game go on: “▶ Play on” under the board.
refused-no-pause-left = You have taken both your pauses in this game.
refused-has-clock = The clock is hurrying everybody here already.
refused-faceless = A channel or a group cannot sit at a table: there is nobody to show the cards to. Write in your own name.
refused-wait = ⏳ Still busy with this table. Try again in a couple of seconds.
refused-wrong-ticket = This link no longer counts. Press “Sit down” in the group again.
refused-not-your-ticket = This link was made for somebody else. Press “Sit down” in the group to get your own.
refused-outside = You are not in this group, and the table is. Come back to it and press “Sit down” again.
refused-broken = Something went wrong on my side. The game is safe, try again.
