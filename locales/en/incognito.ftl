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
        [one] { $count } cup
       *[other] { $count } cups
    }
incognito-lives = { $count ->
        [one] { $count } life
       *[other] { $count } lives
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

# --- the rules, a page a topic ---
