### “Secret Letter”.

love_letter-name = Secret Letter
love_letter-mark = 💌
love_letter-aliases = the letter, secret letter, letter
love_letter-points = { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }

## Options

love_letter-option-tokens = To win
love_letter-option-tokens-classic = by number of players
love_letter-option-tokens-3 = 3 tokens
love_letter-option-tokens-1 = 1 token
love_letter-option-aside = Card set aside
love_letter-option-aside-off = out of play
love_letter-option-aside-on = in play
love_letter-pace-60 = 60 s a turn
love_letter-pace-30 = 30 s a turn
love_letter-pace-120 = 120 s a turn
love_letter-pace-none = no clock

## Cards

love_letter-guard = Guard
love_letter-priest = Priest
love_letter-baron = Baron
love_letter-handmaid = Handmaid
love_letter-prince = Prince
love_letter-king = King
love_letter-countess = Countess
love_letter-princess = Princess
love_letter-aside = card set aside

love_letter-guard-effect = guess a rival's card, and they are out of the round
love_letter-priest-effect = look at a rival's card
love_letter-baron-effect = compare cards in secret: the lower one is out
love_letter-handmaid-effect = protected until your next turn
love_letter-prince-effect = any player discards and draws a new card
love_letter-king-effect = swap cards with a rival
love_letter-countess-effect = must be played when you hold the King or a Prince
love_letter-princess-effect = discard her and you are out of the round

love_letter-guard-tip = 1 Guard Odette, 5 copies. Name a rival's card, but no Guard. If right, they are out of the round.
love_letter-priest-tip = 2 Priest Tomas, 2 copies. You alone see a rival's card.
love_letter-baron-tip = 3 Baron Talus, 2 copies. Compare in secret: the lower is out, equals stay.
love_letter-handmaid-tip = 4 Handmaid Susannah, 2 copies. Others' cards cannot pick you until your next turn.
love_letter-prince-tip = 5 Prince Arnaud, 2 copies. Someone, even you, discards without effect and draws.
love_letter-king-tip = 6 King Arnaud IV, 1 copy. Swap your card with a rival's.
love_letter-countess-tip = 7 Countess Wilhelmina, 1 copy. No effect. With the King or a Prince in hand, play her.
love_letter-princess-tip = 8 Princess, 1 copy. Whoever discards her, willingly or not, is out of the round.
love_letter-button-tip = ❔ About my cards
love_letter-tip-none = You hold no cards: this round goes on without you.

## The board

love_letter-round = Round { $number } · { $tokens ->
        [one] { $tokens } token wins
       *[other] { $tokens } tokens win
    }
love_letter-no-discards = nothing played yet
love_letter-player-out = { $line } · out of the round
love_letter-player-gone = { $line } · out of the game
love_letter-player-protected = { $line } 🛡
love_letter-pile = { $count ->
        [0] The pile is empty
        [one] { $count } card in the pile
       *[other] { $count } cards in the pile
    }
love_letter-laid-open = Open from the start: { $cards }
love_letter-opened-aside = Set aside, then opened: { $cards }
love_letter-unseen = Not seen on the table: { $counts }
love_letter-rivals = Rivals in the round: { $names }

## The hand

love_letter-hand-card = <b>{ $card }</b>: { $effect }
love_letter-hand-out = You hold no cards. You are out until the next deal.
love_letter-hand-protected = 🛡 Nobody can pick you until your next turn.
love_letter-glance-known = 👁 { $name }: { $card }
love_letter-known = 👁 { $name }: { $card } · { $source ->
        [priest] by the Priest
        [baron] by the Baron
       *[king] by the King
    }
love_letter-known-before = Earlier: { $name }, { $card } · { $source ->
        [priest] by the Priest
        [baron] by the Baron
       *[king] by the King
    }

## The turn

love_letter-ask-card = Which card do you play?
love_letter-ask-guard = Guard: whose card do you name?
love_letter-ask-priest = Priest: whose card do you look at?
love_letter-ask-baron = Baron: whom do you compare with?
love_letter-ask-prince = Prince: who changes the card?
love_letter-ask-king = King: whom do you swap with?
love_letter-ask-name = Guard → { $name }: which card do you name?
love_letter-button-idle = { $card } · in vain
love_letter-button-aside = Card set aside
love_letter-button-self = { $name } (you)
love_letter-why-countess = With the King or a Prince in hand only the Countess can be played.
love_letter-why-not-held = You do not hold this card any more.

## What happened

love_letter-tale-round = 🃏 Round { $number }. First to move: { $name }.
love_letter-tale-guess = { $name }: Guard → { $target }, “{ $card }”?
love_letter-tale-aim = { $name }: { $card } → { $target }.
love_letter-tale-self = { $name }: { $card } → on themselves.
love_letter-tale-lay = { $name }: { $card }.
love_letter-tale-shield = { $name }: Handmaid, protected for a round of turns.
love_letter-tale-idle = { $name }: { $card }, nobody to choose.
love_letter-tale-missed = Missed.
love_letter-tale-hit = Right.
love_letter-tale-peeked = You see: { $card }.
love_letter-tale-compared = Only the two of you know: yours is { $own }, the other { $other }.
love_letter-tale-tied = The cards are equal.
love_letter-tale-swapped = The cards change places.
love_letter-tale-swapped-aside = A swap with the card set aside.
love_letter-tale-got = You get: { $card }.
love_letter-tale-discarded = { $name } discards: { $card }.
love_letter-tale-aside-opened = It is open now: { $card }. The top of the pile is set aside instead.
love_letter-tale-took-aside = The pile is empty, { $name } takes the card set aside.
love_letter-tale-out = { $name } is out of the round.
love_letter-tale-left = { $name } is out of the game.
love_letter-tale-round-won = 🏅 Round { $number }, { $count ->
        [one] a token for { $names }.
       *[other] a token each for { $names }.
    }
love_letter-tale-shown = Cards at the end: { $cards }.
love_letter-tale-shown-aside = Set aside: { $card }.
love_letter-tale-by-discards = Equal cards, the sum of the discards decides.
love_letter-tale-won = 🏆 { $count ->
        [one] { $names } wins the game.
       *[other] { $names } share the victory.
    }
love_letter-ended-tokens = { $tokens ->
        [one] The game was to { $tokens } token.
       *[other] The game was to { $tokens } tokens.
    }
love_letter-ended-last = The others have left the game.

## The rules

love_letter-rules-goal-title = The goal
love_letter-rules-goal =
    Everybody passes a letter to the Princess through the people at court. Whose letter is with the most important person at the end of a round takes a token.

    The game goes in rounds. A round is won by the last one left in it or, when the pile has run out, by whoever holds the highest card. The first to collect enough tokens wins the game.

    It is for 2, 3 or 4 people. The deck has 16 cards of eight characters.
love_letter-rules-turn-title = A turn
love_letter-rules-turn =
    A round begins with one card each. The top card of the deck is set aside face down. With two players three more cards are laid open: they are out of the round.

    On your turn you draw a card and play one of your two. Its effect must be carried out, even when it hurts you.

    Played cards lie open in front of their owner: they tell what is no longer around.

    Whoever the Handmaid protects cannot be chosen. When the Guard, Priest, Baron or King has nobody left to choose, the card is played in vain.

    The first round is begun by a player chosen by lot, the next by the winner of the last. After a shared win a lot decides among the winners.
love_letter-rules-cards-title = The cards
love_letter-rules-cards =
    <b>8 Princess</b> × 1
    Whoever discards her, willingly or not, is out of the round.

    <b>7 Countess Wilhelmina</b> × 1
    No effect. But when you hold her with the King or a Prince, you have to play her. Nobody sees the other card.

    <b>6 King Arnaud IV</b> × 1
    Swap your card with a rival's.

    <b>5 Prince Arnaud</b> × 2
    Any player, you included, discards the card without effect and draws a new one, or takes the card set aside when the pile is empty. When all rivals are protected, the Prince works on you.

    <b>4 Handmaid Susannah</b> × 2
    Others' cards cannot pick you until your next turn.

    <b>3 Baron Talus</b> × 2
    You and a rival compare cards in secret. The lower one is out of the round. When they are equal, nothing happens.

    <b>2 Priest Tomas</b> × 2
    Look at a rival's card. Nobody else sees it.

    <b>1 Guard Odette</b> × 5
    Name a rival and any card but the Guard. If they hold it, they are out of the round.
love_letter-rules-end-title = End of a round
love_letter-rules-end =
    A round ends when one player is left in it, or when the pile is empty after a turn.

    With the pile empty all who are left show their cards, and the highest wins. If equal, the sum of the cards played and discarded decides. If that is equal too, each of them takes a token. I show the card set aside as well.

    Whoever is out of the round lays the card open without effect and waits for the next deal.

    It takes 7 tokens to win with two players, 5 with three, 4 with four. Several reach it at once: they share the victory.

    Whoever leaves the game discards everything openly and plays no more. The last one left wins.
love_letter-rules-options-title = Options
love_letter-rules-options =
    <b>To win.</b> By the number of players (7, 5 or 4 tokens), three tokens, or one.

    <b>Card set aside.</b> Usually it is out of play. In play, the Priest, the King and the Prince may choose it like one more player:
    the Priest looks at it,
    the King swaps your card for it,
    the Prince lays it open and the top of the pile takes its place. With an empty pile the Prince cannot choose it.

    <b>Pace.</b> A turn takes 60, 30 or 120 seconds, or there is no clock. When time is up, a random possible card is played. The clock does not throw the Princess away while there is a choice.
love_letter-rules-secrets-title = Who sees what
love_letter-rules-secrets =
    The group sees: cards played, who chooses whom, which card the Guard names and whether it is right, what the Prince makes someone discard, equal cards at the Baron.

    Only in private: your cards and what you learn by Priest, Baron and King. It stays in your hand: with 👁 while it is true, with “earlier” after that.

    At the Baron the group learns who is out and with which card. The winner's card is seen by the two alone.

    When a round ends with the pile, all cards are shown. When everybody else is out before that, the winner's card stays secret until the “Record”.
