# «ИнкогниК — Инкогнито Король»

# --- board, hand, keyboard, chronicle, result ---

## Names

incognito-name = Incognito King
incognito-mark = 🎭
incognito-aliases = incognik, incognito, incognitok
incognito-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
incognito-option-mode = Mode
incognito-option-mode-closed = closed game
incognito-option-mode-sealed = sealed start
incognito-option-mode-open = open game
incognito-option-variant = Variant
incognito-option-variant-cups = throne and cups
incognito-option-variant-throne = throne, no cups
incognito-option-variant-survival = survival
incognito-option-first = First move
incognito-option-first-lot = by lot
incognito-option-first-host = the host
incognito-option-first-guest = the guest

incognito-king = King
incognito-queen = Queen
incognito-counsellor = Counsellor
incognito-knight = Knight
incognito-lackey = Lackey
incognito-letter-king = K
incognito-letter-queen = Q
incognito-letter-counsellor = C
incognito-letter-knight = N
incognito-letter-lackey = L
incognito-poison = poison
incognito-water = living water

## Position

incognito-side = { $mark } <b>{ $name }</b> · { $parts }
incognito-arranging = arranging the figures
incognito-hidden = incognito { $figures }
incognito-cups-known = cups: { $cups }
incognito-cups-hidden = { $count ->
        [one] { $count } cup
       *[other] { $count } cups
    }
incognito-lives = { $count ->
        [one] { $count } life
       *[other] { $count } lives
    }
incognito-fallen = fallen: { $figures }
incognito-cups = 🍷 { $parts }
incognito-lying = in the refectories: { $cups }
incognito-lying-known = { $cell } ({ $cup })
incognito-drunk = drunk: { $cups }
incognito-removed = put away: { $count }
incognito-removed-known = put away: { $cups }
incognito-barred = 🔒 No exchange and no fight for now: { $pairs }
incognito-quiet = 🕊 Moves of both until a draw without events: { $left }

## Hand and keys

incognito-glance-cups = Cups: { $cups }
incognito-glance-arrange = Arrange your figures in our private chat.
incognito-button-tip = ❔ Signs
incognito-tip = 🎭 yours, hidden. 🔵 yours, seen. 🔴 theirs, “?” hidden. K King, Q Queen, C Counsellor, N Knight, L Lackey. 👑 throne.
incognito-tip-cups = 🎭 yours, hidden. 🔵 yours, seen. 🔴 theirs, “?” hidden. K King, Q Queen, C Counsellor, N Knight, L Lackey. 👑 throne. 🍷 cup, ☠️ of poison, 💧 of living water.
incognito-button-luck = 🎲 Shuffle
incognito-button-ready = ✅ Ready
incognito-button-drink = 🍷 Drink at { $cell }
incognito-button-place = { $sign } Replace: { $cup }
incognito-button-claim = { $sign } Claim the throne
incognito-button-offer = 🤝 Draw?
incognito-button-accept = 🤝 Accept the draw
incognito-button-surrender = 🏳 Resign
incognito-button-resign = 🏳 Yes, I resign
incognito-ask-arrange =
    Arrange your figures: press two, and they change places.
    Left to right: { $row }.
incognito-ask-place =
    { $figure }: change places with whom?
    Left to right: { $row }.
incognito-ask-figure = Press the figure you want to move.
incognito-ask-answer = You are offered a draw: accept it, or just move.
incognito-ask-goal = { $figure } { $cell }: where to?
incognito-ask-resign = Really resign? The game will be lost.
incognito-why-empty = Nobody stands here. First press the figure you want to move.
incognito-why-theirs = That figure is your opponent’s. First press one of yours.
incognito-why-stuck = This figure has nowhere to go just now.
incognito-why-far = Too far: a figure goes to a neighbouring cell.
incognito-why-home = Nobody steps back onto his own first line.
incognito-why-diagonal = Diagonally you can only step. Exchanges and attacks go straight.
incognito-why-line = No exchanges and no attacks along one first line.
incognito-why-barred = { $one } and { $other } have just changed places: for the next move of each of you they may neither fight nor change back.
incognito-why-throne = Not yet: a figure of your opponent stands beside it and can push the King off.
incognito-why-offered = Your offer stands, your opponent will answer. It is still your move.
incognito-why-offer = A draw may be offered once in ten of your moves. Still to go: { $moves }.

## What happened

incognito-tale-lot = 🎲 First move, by lot: { $name }.
incognito-tale-first = First move: { $name }.
incognito-tale-fixed = { $name }: the figures are in place.
incognito-tale-started = 🎬 Everybody is in place, all faces hidden.
incognito-tale-started-open = 🎬 Everybody is in place, all faces shown.
incognito-tale-step = { $name }: { $start } → { $goal }.
incognito-tale-swap = { $name }: { $start } ⇄ { $goal }, own figures change places.
incognito-tale-attack = ⚔️ { $name }: { $figure } { $start } × { $other } { $goal }.
incognito-tale-exchanged = They change places.
incognito-tale-stronger = The { $figure } is stronger.
incognito-tale-life = { $name } spends a life: the { $figure } stays, the two change places.
incognito-tale-fell = The { $figure } falls.
incognito-tale-water = 🍷 { $name }: the { $figure } drinks at { $cell }, living water. A life gained.
incognito-tale-poison = 🍷 { $name }: the { $figure } drinks at { $cell }, poison.
incognito-tale-replaced = 🍷 { $name }: the Queen exchanges the cup at { $cell }.
incognito-tale-passed = { $name }: nothing can move, the turn passes.
incognito-tale-offered = 🤝 { $name } offers a draw.
incognito-tale-won = 🏁 Won by { $name }.
incognito-tale-drawn = 🏁 A draw.
incognito-answer-placed = It holds { $cup }, and only you know.

## The end

incognito-end-crown = 👑 { $winner }: the King sits on the throne, and nobody can push him off.
incognito-end-king = ⚔️ { $winner }: King attacks King, and that decides it.
incognito-end-poison = ☠️ { $loser }: the King drinks poison.
incognito-end-resigned = 🏳 { $loser } resigns.
incognito-end-left = { $loser } does not finish this game.
incognito-end-agreed = 🤝 A draw by agreement.
incognito-end-repetition = 🤝 A draw: the same position for the third time.
incognito-end-quiet = 🤝 A draw: forty moves each in which nothing happened.
incognito-end-bare = 🤝 A draw: only the Kings are left.
incognito-end-passes = 🤝 A draw: neither side can move.

# --- paces and clocks ---
incognito-pace-90 = 90 s a move
incognito-pace-60 = 60 s a move
incognito-pace-30 = 30 s a move
incognito-pace-none = no clock for a move

# --- the rules, a page a topic ---

incognito-rules-goal-title = Goal
incognito-rules-goal =
    Each side has five courtiers: <b>King, Queen, Counsellor, Knight and Lackey</b>, from strong to weak; the figures on their cards tell how strong. Who is who only their owner knows, as long as they go incognito.

    There are two ways to win: seat your King on the throne in the middle of the board and wait for the crown, or kill the other King.

    A turn is one thing: a step, an exchange, an attack, a drink, a cup replaced, a claim to the throne. The next pages tell of each.

    In the picture a masked King whom nobody has recognised yet walks to the throne.
incognito-rules-board-title = Board
incognito-rules-board =
    The board is five by five. In its very middle, on c3, is the throne hall. Beside it lie two refectories, b3 and d3, with a cup in each.

    The rank next to you: your bedrooms, where your figures start. The far rank: the bedrooms of the other side.

    You put your five figures up as you like, both of you at once, each unseen by the other. Let them change places or trust to luck, then press “Done”: once both are done the moves begin.

    You see the board from your side, the group from the side of the table's host.
incognito-rules-moves-title = Moves
incognito-rules-moves =
    <b>A step</b>: to a free cell next to you, diagonals included. Only a figure that still stands in your bedrooms may step within them. The other side's you may enter.

    <b>An exchange</b>: two of your figures next to each other in a straight line change places. Nobody sees their faces. This is also a way back to the bedrooms.

    <b>An attack</b>: the same with an enemy figure, see the next page.

    While both stand in the same bedrooms, two figures neither change places nor fight.

    After they change places and both live, that pair may neither do so again nor fight in the next move of yours and of the other side.

    Whoever has no move is passed over.

    In the picture you see where the Knight on c2 may go.
incognito-rules-fights-title = Fights
incognito-rules-fights =
    Attacks go in a straight line. The attacker is revealed and changes places with whom he attacks, however it ends.

    <b>The other is incognito</b>: he is revealed too, and both live, Kings as well.

    <b>The other is revealed</b>: a fight, and the weaker is out. The row attacks:
    <pre>· K Q C N L
    K + + + + +
    Q − = + + +
    C − − = + +
    N − − − = +
    L − − − − =</pre>
    + takes, − falls, = only an exchange; N is the Knight. A King who attacks a revealed King wins the game.

    Once revealed, a figure hides no more.

    In the picture the Counsellor on c3 would take the Knight, fall to the Queen, and reveal the stranger on b3.
incognito-rules-cups-title = Cups
incognito-rules-cups =
    There are 6 cups: 3 with poison, 3 with living water. One stands in each refectory, each player holds 2, and yours only you can see.

    <b>To drink</b>, a figure must stand by the cup when your turn begins. It is revealed, the cup is shown and gone. Poison kills it, and with the King the game is lost. Water gives you a life.

    <b>A life</b> is spent by itself when a figure of yours would fall in a fight: the two only change places. Lives add up. Against poison they do not help.

    <b>To replace</b> a cup is for the Queen, again from the beginning of the turn: she is revealed and puts one of yours in its place. What the other held nobody learns before the end.

    In the picture the Lackey and the Queen may drink; the Queen on d3 may replace.
incognito-rules-throne-title = Throne
incognito-rules-throne =
    Any figure may enter the throne hall, but the crown is for the King.

    <b>The claim.</b> It is your turn and your King is on the throne already: claim it and you have won. Incognito or not, and however he got there.

    <b>At once.</b> A King who was revealed before this move wins as soon as he comes to the throne by your move: a step, an exchange or an attack.

    Neither works while an enemy stands next to the throne in a straight line and could push the King off in reply. Strong or weak does not matter. One that has just changed places with him and is still barred cannot, so it is not in the way.

    The marked cells in the picture are those from which the King would be stopped: all are free.
incognito-rules-end-title = The end
incognito-rules-end =
    <b>Won</b>: by the crown, by the other King's death in a fight with yours, or by his poison. You may resign in your turn. Leaving the game loses it too, and counts as running away.

    <b>Drawn</b>:
    by agreement: offered in one's own turn, at most once in 10 own moves, and answered before the other has moved;
    a position stands for the 3rd time;
    40 moves of each with nobody revealed or taken and no cup touched;
    neither side has a move;
    in survival only the Kings are left and each has made 5 more moves.

    Then I turn up all figures and all cups.

    In the picture a King incognito strikes a revealed one: the game is won.
incognito-rules-modes-title = Modes
incognito-rules-modes =
    <b>Closed game</b>: you arrange your own figures, unseen, and they are revealed in action.
    <b>Sealed start</b>: arranged unseen, but all face up before the first move.
    <b>Open game</b>: all face up in one order, from your left: King, Queen, Lackey, Knight, Counsellor.

    <b>Throne and cups</b>: everything in these rules.
    <b>Throne without cups</b>: the refectories are empty.
    <b>Survival</b>: neither cups nor crown, the King must be killed. Between good players it often ends in a draw.

    <b>The first move</b> is drawn by lot, or the host's, or the guest's. In the next game the other one begins.
incognito-rules-clock-title = Clock
incognito-rules-clock =
    <b>A move</b>: 90, 60, 30 seconds, or no clock.

    <b>The whole game</b>: with a clock for the move or without, each player may be given 3, 5, 10, 15 or 20 minutes for all his moves. They run while it is your turn, and none are added.

    <b>The arrangement</b>: twice as long as a move, or 3 minutes if moves have no clock. It does not use up the time of the game. Not done in time: your figures are put up at random.

    Out of time for a move or for the game: the game is lost. It does not count as running away.

    The picture is the board as the guest sees it when all is arranged.
incognito-rules-secrets-title = Who sees what
incognito-rules-secrets =
    <b>The group</b>: whose figures stand where, the faces of the revealed and the taken, the backs of cups, lives, whose turn it is, the clock.

    <b>You, only in private</b>: the same, and the faces of your figures, your cups and the one your Queen has put down.

    Enemy figures incognito, enemy cups and a cup that was replaced nobody sees before the end. After it everything is open.

    The picture is the position of the page “Goal” as the group sees it.
