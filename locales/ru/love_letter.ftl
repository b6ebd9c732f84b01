### «Тайное послание».

love_letter-name = Тайное послание
love_letter-mark = 💌
love_letter-aliases = послание, любовное письмо, лав леттер
love_letter-points = { $count ->
        [one] { $count } жетон
        [few] { $count } жетона
       *[other] { $count } жетонов
    }

## Настройки

love_letter-option-tokens = До победы
love_letter-option-tokens-classic = по числу игроков
love_letter-option-tokens-3 = 3 жетона
love_letter-option-tokens-1 = 1 жетон
love_letter-option-aside = Отложенная карта
love_letter-option-aside-off = вне игры
love_letter-option-aside-on = в игре
love_letter-pace-60 = 60 с на ход
love_letter-pace-30 = 30 с на ход
love_letter-pace-120 = 120 с на ход
love_letter-pace-none = без часов

## Карты

love_letter-guard = Стражница
love_letter-priest = Священник
love_letter-baron = Барон
love_letter-handmaid = Служанка
love_letter-prince = Принц
love_letter-king = Король
love_letter-countess = Графиня
love_letter-princess = Принцесса
love_letter-aside = отложенная карта

love_letter-guard-effect = угадай карту соперника, и он вне раунда
love_letter-priest-effect = посмотри карту соперника
love_letter-baron-effect = тайное сравнение карт: младшая вне раунда
love_letter-handmaid-effect = защита до твоего следующего хода
love_letter-prince-effect = любой игрок сбрасывает карту и берёт новую
love_letter-king-effect = обменяйся картами с соперником
love_letter-countess-effect = рядом с Королём или Принцем играется только она
love_letter-princess-effect = сброшена, и ты вне раунда

love_letter-guard-tip = 1 Стражница Одетта, 5 шт. Назови карту соперника, но не Стражницу. Угадаешь: он вне раунда.
love_letter-priest-tip = 2 Священник Томас, 2 шт. Карту соперника увидишь только ты.
love_letter-baron-tip = 3 Барон Тулус, 2 шт. Сравни карты тайно: младшая вне раунда, равные остаются.
love_letter-handmaid-tip = 4 Служанка Сюзанна, 2 шт. До твоего следующего хода чужие карты тебя не выберут.
love_letter-prince-tip = 5 Принц Арно, 2 шт. Кто-то, можно ты, сбрасывает карту и берёт новую. Эффекта у неё нет.
love_letter-king-tip = 6 Король Арно IV, 1 шт. Обменяйся картой с соперником.
love_letter-countess-tip = 7 Графиня Вильгельма, 1 шт. Без эффекта. С Королём или Принцем на руках играется она.
love_letter-princess-tip = 8 Принцесса, 1 шт. Кто её сбрасывает, хоть и поневоле, тот вне раунда.
love_letter-button-tip = ❔ Что за карты
love_letter-tip-none = Карт на руках нет: в этом раунде ты уже не играешь.

## Стол

love_letter-round = Раунд { $number } · до победы { $tokens ->
        [one] { $tokens } жетон
        [few] { $tokens } жетона
       *[other] { $tokens } жетонов
    }
love_letter-no-discards = пока ничего не сыграно
love_letter-player-out = { $line } · вне раунда
love_letter-player-gone = { $line } · вне игры
love_letter-player-protected = { $line } 🛡
love_letter-pile = { $count ->
        [0] Колода кончилась
        [one] В колоде { $count } карта
        [few] В колоде { $count } карты
       *[other] В колоде { $count } карт
    }
love_letter-laid-open = Открыты с начала: { $cards }
love_letter-opened-aside = Из отложенных открыты: { $cards }
love_letter-unseen = Не видно на столе: { $counts }
love_letter-rivals = Соперники в раунде: { $names }

## Рука

love_letter-hand-card = <b>{ $card }</b>: { $effect }
love_letter-hand-out = Карт на руках нет. Ты вне раунда до новой раздачи.
love_letter-hand-protected = 🛡 Тебя никто не выберет до твоего следующего хода.
love_letter-glance-known = 👁 { $name }: { $card }
love_letter-known = 👁 { $name }: { $card } · { $source ->
        [priest] через Священника
        [baron] через Барона
       *[king] через Короля
    }
love_letter-known-before = Раньше: { $name }, { $card } · { $source ->
        [priest] через Священника
        [baron] через Барона
       *[king] через Короля
    }

## Ход

love_letter-ask-card = Какую карту сыграть?
love_letter-ask-guard = Стражница: чью карту назвать?
love_letter-ask-priest = Священник: чью карту посмотреть?
love_letter-ask-baron = Барон: с кем сравнить карты?
love_letter-ask-prince = Принц: кому сменить карту?
love_letter-ask-king = Король: с кем обменяться?
love_letter-ask-name = Стражница → { $name }: какую карту назвать?
love_letter-button-idle = { $card } · впустую
love_letter-button-aside = Отложенная карта
love_letter-button-self = { $name } (это ты)
love_letter-why-countess = С Королём или Принцем на руках играется только Графиня.
love_letter-why-not-held = Этой карты у тебя на руках уже нет.

## Что было

love_letter-tale-round = 🃏 Раунд { $number }. Первый ход: { $name }.
love_letter-tale-guess = { $name }: Стражница → { $target }, «{ $card }»?
love_letter-tale-aim = { $name }: { $card } → { $target }.
love_letter-tale-self = { $name }: { $card } → на себя.
love_letter-tale-lay = { $name }: { $card }.
love_letter-tale-shield = { $name }: Служанка, защита на круг.
love_letter-tale-idle = { $name }: { $card }, выбрать некого.
love_letter-tale-missed = Мимо.
love_letter-tale-hit = В точку.
love_letter-tale-peeked = Тебе видно: { $card }.
love_letter-tale-compared = Только вам двоим: твоя карта { $own }, напротив { $other }.
love_letter-tale-tied = Карты равны.
love_letter-tale-swapped = Карты меняются местами.
love_letter-tale-swapped-aside = Обмен с отложенной картой.
love_letter-tale-got = Тебе приходит: { $card }.
love_letter-tale-discarded = { $name } сбрасывает: { $card }.
love_letter-tale-aside-opened = Она открыта: { $card }. Вместо неё отложена верхняя карта колоды.
love_letter-tale-took-aside = Колода пуста, { $name } берёт отложенную карту.
love_letter-tale-out = { $name } вне раунда.
love_letter-tale-left = { $name } вне игры.
love_letter-tale-round-won = 🏅 Раунд { $number }, { $count ->
        [one] жетон берёт { $names }.
       *[other] по жетону берут { $names }.
    }
love_letter-tale-shown = Карты в конце: { $cards }.
love_letter-tale-shown-aside = Отложенная: { $card }.
love_letter-tale-by-discards = Равные карты, решает сумма сброса.
love_letter-tale-won = 🏆 { $count ->
        [one] Партию выигрывает { $names }.
       *[other] Победу делят { $names }.
    }
love_letter-ended-tokens = { $tokens ->
        [one] Играли до { $tokens } жетона.
       *[other] Играли до { $tokens } жетонов.
    }
love_letter-ended-last = Остальные вышли из партии.

## Правила

love_letter-rules-goal-title = Цель
love_letter-rules-goal =
    Каждый передаёт письмо Принцессе через придворных. Чьё письмо к концу раунда у самой важной персоны, тот и берёт жетон.

    Партия идёт раундами. Раунд выигрывает тот, кто остаётся в нём последним, а если колода кончилась, тот, у кого на руках самая старшая карта. Кто первым собирает нужное число жетонов, выигрывает партию.

    Играют 2, 3 или 4 человека. В колоде 16 карт восьми персонажей.
love_letter-rules-turn-title = Ход
love_letter-rules-turn =
    В начале раунда у каждого одна карта. Верхняя карта колоды откладывается рубашкой вверх. Вдвоём ещё три карты сразу открываются: они в раунде не участвуют.

    В свой ход бери карту и сыграй одну из двух. Её эффект обязателен, даже когда он тебе вредит.

    Сыгранные карты лежат открыто перед хозяином: по ним видно, чего в игре уже нет.

    Кого защищает Служанка, того выбрать нельзя. Если у Стражницы, Священника, Барона или Короля не остаётся ни одной цели, карта играется впустую.

    Первый раунд начинает игрок по жребию, следующий начинает победитель прошлого. После общей победы решает жребий между победителями.
love_letter-rules-cards-title = Карты
love_letter-rules-cards =
    <b>8 Принцесса</b> × 1
    Кто её сбрасывает, по своей воле или нет, тот вне раунда.

    <b>7 Графиня Вильгельма</b> × 1
    Эффекта нет. Но если с ней на руках Король или Принц, сыграть придётся её. Вторую карту никто не увидит.

    <b>6 Король Арно IV</b> × 1
    Обменяйся картой с соперником.

    <b>5 Принц Арно</b> × 2
    Любой игрок, можно и ты, сбрасывает карту без эффекта и берёт новую. Если колода пуста, берёт отложенную. Если все соперники под защитой, Принц действует на тебя.

    <b>4 Служанка Сюзанна</b> × 2
    До твоего следующего хода чужие карты тебя не выберут.

    <b>3 Барон Тулус</b> × 2
    Вы с соперником тайно сравниваете карты. Чья младше, тот вне раунда. При равных не происходит ничего.

    <b>2 Священник Томас</b> × 2
    Посмотри карту соперника. Остальные её не увидят.

    <b>1 Стражница Одетта</b> × 5
    Назови соперника и любую карту, кроме Стражницы. Если она у него на руках, он вне раунда.
love_letter-rules-end-title = Конец раунда
love_letter-rules-end =
    Раунд кончается, когда в нём остаётся один игрок или когда после хода пуста колода.

    Если колода пуста, все оставшиеся открывают карты, и старшая выигрывает. При равных решает сумма сыгранных и сброшенных карт. Если равна и она, каждый из равных берёт по жетону. Отложенную карту тоже показываю.

    Кто вне раунда, открывает свою карту без эффекта и ждёт новой раздачи.

    Для победы нужно 7 жетонов вдвоём, 5 втроём, 4 вчетвером. Набрали несколько игроков сразу: победа общая.

    Кто уходит из партии, сбрасывает всё открыто и больше не играет. Остался один: победа за ним.
love_letter-rules-options-title = Настройки
love_letter-rules-options =
    <b>До победы.</b> По числу игроков (7, 5 или 4 жетона), до трёх жетонов или до одного.

    <b>Отложенная карта.</b> Обычно она вне игры. Если она в игре, её можно выбрать Священником, Королём и Принцем, как ещё одного игрока:
    Священник смотрит её,
    Король меняет на неё твою карту,
    Принц открывает её, а вместо неё ложится верхняя карта колоды. При пустой колоде Принцу её выбрать нельзя.

    <b>Темп.</b> На ход 60, 30 или 120 секунд, или без часов. Если время вышло, играется случайная возможная карта. Принцессу часы не сбросят, пока есть выбор.
love_letter-rules-secrets-title = Кто что видит
love_letter-rules-secrets =
    В группе видно: сыгранные карты, кто кого выбирает, какую карту называет Стражница и угадана ли она, что сбрасывает Принц, равные карты у Барона.

    Только в личке: твои карты и то, что узнаётся через Священника, Барона и Короля. Знание остаётся в твоей руке: пока оно верно, со знаком 👁, потом со словом «раньше».

    У Барона группа узнаёт, кто вне раунда и с какой картой. Карту победителя видят только двое.

    Если раунд кончился с колодой, в конце открываются все карты. Если все остальные выбыли раньше, карта победителя остаётся тайной до «Записи».
