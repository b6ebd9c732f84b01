# «ИнкогниК — Инкогнито Король»

# --- board, hand, keyboard, chronicle, result ---

## Названия

incognito-name = ИнкогниК
incognito-mark = 🎭
incognito-aliases = инкогник, инкогнито, инкогнито король
incognito-points = { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[other] { $count } очков
    }
incognito-option-mode = Режим
incognito-option-mode-closed = закрытая игра
incognito-option-mode-sealed = закрытый старт
incognito-option-mode-open = открытая игра
incognito-option-variant = Вариант
incognito-option-variant-cups = трон и кубки
incognito-option-variant-throne = трон без кубков
incognito-option-variant-survival = на выживание
incognito-option-first = Первый ход
incognito-option-first-lot = жребий
incognito-option-first-host = хозяин
incognito-option-first-guest = гость

incognito-king = Король
incognito-queen = Дама
incognito-counsellor = Советник
incognito-knight = Рыцарь
incognito-lackey = Лакей
incognito-letter-king = К
incognito-letter-queen = Д
incognito-letter-counsellor = С
incognito-letter-knight = Р
incognito-letter-lackey = Л
incognito-poison = яд
incognito-water = живая вода

## Позиция

incognito-side = { $mark } <b>{ $name }</b> · { $parts }
incognito-arranging = расставляет фигуры
incognito-hidden = инкогнито { $figures }
incognito-cups-known = кубки: { $cups }
incognito-cups-hidden = { $count ->
        [one] { $count } кубок
        [few] { $count } кубка
       *[other] { $count } кубков
    }
incognito-lives = { $count ->
        [one] { $count } жизнь
        [few] { $count } жизни
       *[other] { $count } жизней
    }
incognito-fallen = выбыли: { $figures }
incognito-cups = 🍷 { $parts }
incognito-lying = в трапезных: { $cups }
incognito-lying-known = { $cell } ({ $cup })
incognito-drunk = выпито: { $cups }
incognito-removed = убрано: { $count }
incognito-removed-known = убрано: { $cups }
incognito-barred = 🔒 Пока без обмена и боя: { $pairs }
incognito-quiet = 🕊 До ничьей без событий ходов на двоих: { $left }

## Рука и клавиши

incognito-glance-cups = Кубки: { $cups }
incognito-glance-arrange = Расставь фигуры в личке.
incognito-button-tip = ❔ Знаки
incognito-tip = 🎭 твоя, не открыта. 🔵 твоя, открыта. 🔴 чужая, «?» не открыта. К Король, Д Дама, С Советник, Р Рыцарь, Л Лакей. 👑 трон.
incognito-tip-cups = 🎭 твоя, не открыта. 🔵 твоя, открыта. 🔴 чужая, «?» не открыта. К Король, Д Дама, С Советник, Р Рыцарь, Л Лакей. 👑 трон. 🍷 кубок, ☠️ с ядом, 💧 с живой водой.
incognito-button-luck = 🎲 Случайно
incognito-button-ready = ✅ Готово
incognito-button-drink = 🍷 Выпить { $cell }
incognito-button-place = { $sign } Подменить: { $cup }
incognito-button-claim = { $sign } Занять трон
incognito-button-offer = 🤝 Ничья?
incognito-button-accept = 🤝 Принять ничью
incognito-button-surrender = 🏳 Сдаться
incognito-button-resign = 🏳 Да, сдаюсь
incognito-ask-arrange =
    Расставь фигуры: нажми две, и они поменяются местами.
    Слева направо: { $row }.
incognito-ask-place =
    { $figure }: с кем поменять?
    Слева направо: { $row }.
incognito-ask-figure = Нажми фигуру, которой пойдёшь.
incognito-ask-answer = Тебе предлагают ничью: прими её или просто ходи.
incognito-ask-goal = { $figure } { $cell }: куда?
incognito-ask-resign = Точно сдаться? Партия будет проиграна.
incognito-why-empty = Здесь пусто. Сначала нажми фигуру, которой пойдёшь.
incognito-why-theirs = Это фигура соперника. Сначала нажми свою.
incognito-why-stuck = Этой фигуре сейчас некуда идти.
incognito-why-far = Слишком далеко: фигура ходит на соседнюю клетку.
incognito-why-home = На свою первую линию шагом не возвращаются.
incognito-why-diagonal = Наискосок можно только шагнуть. Меняются местами и нападают по прямой.
incognito-why-line = На одной первой линии не меняются местами и не нападают.
incognito-why-barred = { $one } и { $other } только что менялись: следующий ход каждого они друг другу не опасны и местами не меняются.
incognito-why-throne = Пока не выйдет: рядом фигура соперника, она может вытеснить Короля.
incognito-why-offered = Ничья уже предложена, ответит соперник. А ход всё равно твой.
incognito-why-offer = Ничью предлагают не чаще раза в десять своих ходов. Осталось: { $moves }.

## Что было

incognito-tale-lot = 🎲 Первый ход по жребию: { $name }.
incognito-tale-first = Первый ход: { $name }.
incognito-tale-fixed = { $name }: фигуры расставлены.
incognito-tale-started = 🎬 Все на местах, лица скрыты.
incognito-tale-started-open = 🎬 Все на местах, лица открыты.
incognito-tale-step = { $name }: { $start } → { $goal }.
incognito-tale-swap = { $name }: { $start } ⇄ { $goal }, свои меняются местами.
incognito-tale-attack = ⚔️ { $name }: { $figure } { $start } × { $other } { $goal }.
incognito-tale-exchanged = Меняются местами.
incognito-tale-stronger = { $figure } сильнее.
incognito-tale-life = { $name } тратит жизнь: { $figure } остаётся, фигуры меняются местами.
incognito-tale-fell = { $figure } выбывает.
incognito-tale-water = 🍷 { $name }: { $figure } пьёт на { $cell }, это живая вода. Плюс жизнь.
incognito-tale-poison = 🍷 { $name }: { $figure } пьёт на { $cell }, это яд.
incognito-tale-replaced = 🍷 { $name }: Дама подменяет кубок на { $cell }.
incognito-tale-passed = { $name }: ходить нечем, ход переходит дальше.
incognito-tale-offered = 🤝 { $name } предлагает ничью.
incognito-tale-won = 🏁 Победа: { $name }.
incognito-tale-drawn = 🏁 Ничья.
incognito-answer-placed = В кубке { $cup }, знаешь это только ты.

## Конец

incognito-end-crown = 👑 { $winner }: Король на троне, и вытеснить его некому.
incognito-end-king = ⚔️ { $winner }: Король нападает на Короля, и это решает партию.
incognito-end-poison = ☠️ { $loser }: Король выпивает яд.
incognito-end-resigned = 🏳 { $loser } сдаётся.
incognito-end-left = { $loser } не доигрывает эту партию.
incognito-end-agreed = 🤝 Ничья по уговору.
incognito-end-repetition = 🤝 Ничья: одна и та же позиция в третий раз.
incognito-end-quiet = 🤝 Ничья: по сорок ходов у каждого, и ничего не случилось.
incognito-end-bare = 🤝 Ничья: остались одни Короли.
incognito-end-passes = 🤝 Ничья: ходить нечем ни тому, ни другому.

# --- paces and clocks ---

# --- the rules, a page a topic ---
