### “King”.

king-name = King
king-mark = 👑
king-aliases = the king, russian king
king-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

## Options

king-option-deck = Deck
king-option-deck-long = 48 cards
king-option-deck-short = 32 cards
king-option-programme = Party
king-option-programme-classic = Classic, 14 deals
king-option-programme-full = Full, 19 deals
king-option-programme-order = By order, 19 deals
king-option-programme-blitz = Blitz, 4 deals
king-option-trump = Trump when taking
king-option-trump-hearts = hearts
king-option-trump-none = none
king-pace-15-10 = 15/10 s a move
king-pace-30-20 = 30/20 s a move
king-pace-60 = 60 s a move
king-pace-none = no clock

## Cards

king-rank-jack = J
king-rank-queen = Q
king-rank-king = K
king-rank-ace = A

## Deals

king-free = To be ordered
king-avoid-tricks = Avoid tricks
king-avoid-hearts = Avoid hearts
king-avoid-boys = Avoid boys
king-avoid-girls = Avoid girls
king-avoid-last = Avoid the last tricks
king-avoid-king = Avoid the King
king-avoid-medley = Medley
king-take-tricks = Take tricks
king-take-hearts = Take hearts
king-take-boys = Take boys
king-take-girls = Take girls
king-take-last = Take the last tricks
king-take-kings = Take kings
king-take-king = Take the King
king-with-trump = { $contract }, trump ♥️
king-stake-tricks = Tricks
king-stake-hearts = Hearts
king-stake-boys = Boys
king-stake-girls = Girls
king-stake-last = Last tricks
king-stake-kings = Kings
king-stake-king = The King
king-trump-hearts = Trump ♥️
king-trump-none = No trump

king-scores-free = Whoever leads decides what is played and with which trump.
king-scores-tricks = Every trick: { $each }
king-scores-hearts = Every heart: { $each }
king-scores-boys = Every jack and king: { $each }
king-scores-girls = Every queen: { $each }
king-scores-last-long = Tricks 10, 11 and 12: { $each } each
king-scores-last-short = Tricks 7 and 8: { $each } each
king-scores-kings = Every king: { $each }
king-scores-king = The king of hearts: { $each }
king-scores-medley = The penalties of all six “avoid” deals at once

## Table

king-deal = Deal { $number } of { $of } · <b>{ $contract }</b>
king-player = <b>{ $name }</b> · score { $total } · this deal so far { $points }, tricks { $tricks }
king-player-over = <b>{ $name }</b> · score { $total }
king-table = Trick { $number } of { $of }: { $cards }
king-table-empty = Trick { $number } of { $of }: { $name } leads
king-last-trick = Last one: { $cards } → { $name }
king-orders = Ordered:
king-orders-of = { $name }: { $orders }

## Hand

king-hand-empty = No cards in hand: the deal is played.
king-glance-table = On the table: { $cards }
king-button-tip = ❔ What scores
king-tip-barred = Hearts may not be led yet: none has been played.

## Move

king-ask-lead = Which card do you lead?
king-ask-follow = Which card do you lay?
king-ask-order = What do you order?
king-ask-trump = { $stake }: with a trump or without?
king-why-not-held = You no longer hold this card.
king-why-suit = The suit that was led is needed. You may lay: { $cards }
king-why-barred = Too early to lead hearts. You may lay: { $cards }
king-only-suit = The suit that was led is needed, and you hold one card of it. It has been played.
king-only-first = A party begins with the ace of diamonds. It has been played.
king-only-barred = Too early to lead hearts, and you hold one other card. It has been played.

## What happened

king-tale-deal = 🃏 Deal { $number }: { $contract }. { $name } leads.
king-tale-deal-free = 🃏 Deal { $number }. { $name } orders.
king-tale-ordered = { $name } orders: { $contract }.
king-tale-taken = { $name } takes { $cards }: { $points }.
king-tale-taken-idle = { $name } takes { $cards }.
king-tale-deal-ended = 📝 Deal { $number }: { $points }.
king-tale-left-over = Left in hand: { $hands }.
king-tale-left = { $name } leaves, and the party stops for all.
king-tale-ended = 🏁 All deals are played.
king-answer-deal = Deal { $number } is over.
king-played = { $deals ->
        [one] { $deals } deal was played.
       *[other] { $deals } deals were played.
    }
king-stopped = The party was stopped: { $played } of { $of } deals were played.

## The picture of the end

king-sheet-deals = { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }
king-sheet-avoid = Avoid
king-sheet-take = Take

## Rules

king-rules-goal-title = Goal
king-rules-goal =
    Four people play, each for himself. In one party the same tricks first do harm and then bring points: at first they are avoided, later they are hunted.

    Whoever has the most points after the last deal wins. Equal totals share the place.

    Seats are drawn by lot and play goes clockwise. 🟢 marks whose turn it is.
king-rules-trick-title = Tricks
king-rules-trick =
    One player leads any card, the others lay one each in turn.

    <b>Follow suit.</b> Whoever holds the suit that was led lays it. Whoever does not lays anything, trump is no duty.

    The highest trump takes the trick, or without trumps the highest card of the suit led. Whoever takes it leads next. From the top: A K Q J 10 9 8 and so on.

    <b>The first lead of a party</b> is made by the holder of ♦️A, with this very card. In later deals the player clockwise after the last deal's leader leads first.

    <b>Hearts may not be led</b> before the first heart of the deal was played, unless the hand holds nothing else. That holds in the deals of hearts, of the King and of the medley, and wherever hearts are trump. They may always be discarded.
king-rules-deals-title = Deals
king-rules-deals =
    “Avoid” deals subtract, “take” deals add. The two figures are for 48 / 32 cards.

    <b>Tricks</b>: 2 / 2 each, 24 / 16 in all
    <b>Hearts</b>: 2 / 2 each, 24 / 16 in all
    <b>Boys</b>: jacks and kings, 3 / 2 each, 24 / 16 in all
    <b>Girls</b>: queens, 6 / 4 each, 24 / 16 in all
    <b>Last tricks</b>: 8 for each of the last three / two, 24 / 16 in all
    <b>Kings</b>: 6 / 4 each, 24 / 16 in all, only to be taken
    <b>The King</b>: the king of hearts, 24 / 16
    <b>Medley</b>: everything to avoid at once, 144 / 96, only to be avoided

    In the medley the king of hearts counts as a heart, as a boy and as the King.

    A deal ends early when all that it scores is taken. The cards left over are shown.

    If a hand has more than eight cards of a suit (five of the short deck), the cards are dealt again.
king-rules-party-title = Party
king-rules-party =
    <b>Classic</b>, 14 deals. Avoid tricks, hearts, boys, girls, the last tricks, the King, the medley. Then take tricks, hearts, boys, girls, the last tricks, kings, the King. Trump when taking is hearts or none, as the option says.

    <b>Full</b>, 19 deals. The same seven to avoid, then tricks, boys, girls, the last tricks and kings to take, each with trump and without, and at last hearts and the King without trump. All points of the party sum to zero.

    <b>By order</b>, 19 deals. After the seven to avoid, twelve times whoever leads orders: he sees his cards and picks what to take and whether with a trump. Nobody orders the same pair twice himself. This sums to zero too.

    <b>Blitz</b>, 4 deals: avoid hearts, avoid the King, the medley, take tricks with a trump.

    The deck has 48 cards, from the three to the ace, twelve to a hand, or 32 cards, from the seven, eight to a hand.
king-rules-clock-title = Clock
king-rules-clock =
    The first lead of a deal and an order have more time, other cards less: 15 and 10 seconds, 30 and 20, 60 each, or no clock. Time runs from the second your hand is on your screen.

    Out of time: a random card of those allowed is laid.

    Pressed a card that may not be laid: if there is a choice, you see which cards may. If only one fits, it is played.
king-rules-conduct-title = Runaways
king-rules-conduct =
    A party is to be played to its end. Whoever leaves earlier stops it for all, without a result, and the table waits for a fourth and starts from zero.

    The first time is a warning that only the one who left can see. Again before it is lifted makes a “cowardly goat”, and everybody sees that.

    A goat may open a table of his own or sit where only goats sit. Anybody may join a goat's table.

    Either is lifted by one party played to its end.

    Not counted as running away: an end agreed by all, a decision of the majority or of an administrator, a fault of mine.
king-rules-secrets-title = Who sees what
king-rules-secrets =
    The group sees the deal and its trump, the cards on the table, the last trick, everybody's tricks and points, the results of deals, whose turn it is.

    Only in private: your cards. Those you may lay are marked.

    Nobody sees another's cards before the deal is over.
