### Всё, что бот говорит вокруг игр: стол, кнопки, отказы, личка.
### Имена всегда в именительном падеже, глаголы в настоящем времени.

## Бот о себе

bot-short-description = Настольные игры прямо в чате: тайные карты в личке, стол в группе.
bot-description =
    Веду настольные игры в групповых чатах. Карты приходят каждому в личку, стол лежит в группе, правила я помню сам.

    Добавь меня в группу и напиши там /play.
greeting =
    Привет. Я веду настольные игры: карты раздаю в личку, стол держу здесь.

    Во что сыграем?
picking = Во что сыграем?
game-button = { $mark } { $name } · { $least }–{ $most } { $most ->
        [one] игрок
        [few] игрока
       *[other] игроков
    }
spine = { $mark } { $name }
headline = { $mark } <b>{ $name }</b>

## Команды

command-play = сыграть: выбрать игру и собрать стол
command-board = показать стол
command-hand = показать мои карты
command-leave = выйти из партии
command-cancel = закрыть стол
command-rules = правила игр
command-start = с чего начать
command-help = что я умею

## Имена

name-blank = Игрок { $number }
chat-blank = без названия

## Кнопки

button-sit = Сесть
button-stand = Встать
button-start = ▶️ Начать
button-settings = ⚙️ Настройки
button-cancel = Отменить
button-hold = ✋ Отменить старт
button-unseat = 🪑 Освободить место: { $name }
button-back = ‹ Назад
button-peek = 👁 Мои карты
button-move = ✍️ Мой ход
button-rules = 📖 Правила
button-pause = ⏸ Пауза
button-resume = ▶ Продолжить
button-hurry = ⏳ Поторопить
button-finish = 🏁 Закончить
button-play-on = ↩️ Играть дальше
button-wait = ⌛ { $name }: ждать
button-wait-no-longer = 🚪 { $name }: закончить
button-tip = ❔ Что за карты
button-leave = Выйти из партии
button-stay = Остаться
button-again = 🔁 Ещё раз
button-record = 📜 Запись
button-add = ➕ В группу
button-tables = 🎲 Мои столы
button-language = 🌐 Язык
button-hand-of = 👁 Карты: { $chat }
chosen = ✓ { $text }

## Сбор за столом

option = { $name }: { $choice }
pace = { $pace }, ≈ { $minutes } мин
lobby-empty = За столом пока никого. Нужно от { $least } до { $most } игроков.
lobby-people = За столом { $count } из { $most }:
lobby-person = { $number }. { $name }
lobby-host = { $number }. { $name } · хозяин стола
lobby-unreachable =
    📵 Не могу написать: { $names }.
    Открой мою личку, нажми «Старт», и начнём заново. Карты ещё не розданы.
lobby-invited = Ещё не нажали «Сесть»: { $names }.
lobby-unseated = 🪑 Хозяин освободил место: { $names }. Сесть можно снова.
lobby-starting = ▶️ Все на месте, начинаю { $when }. Остановить может любой за столом.
settings-about = Выбирает хозяин стола. Следующий стол этого чата начнёт с последнего выбора.
checking = ⏳ Проверяю, всем ли могу написать. Места за столом закреплены.
closed-cancelled = Стол закрыт.
closed-idle = Полчаса никто не садится и не встаёт: стол закрыт. Захотите сыграть: /play.
closed-forgotten = Две недели без хода: стол убран, партия без результата.
closed-broken = Партию не спасти: мне не прочитать её запись. Прости, стол закрыт, результата нет.

## Стол в игре

turn = 🟢 { $count ->
        [one] Ходит { $names }
       *[other] Ходят: { $names }
    }
clock = Срок хода: { $when }
event-timed-out = ⏳ { $name }: время вышло, ход за часами.
event-walked-out = 🚪 { $name } выходит из партии.
event-pause-began = ⏸ { $name } берёт паузу.
event-pause-ended = ▶ { $name } продолжает игру.
event-pause-ran-out = ▶ Пауза кончилась, часы идут дальше.
board-paused = ⏸ На паузе: { $name }. Часы пойдут сами { $when }, раньше по кнопке «▶».
event-went-away = 💤 { $name }: третий раз без ответа. Дальше играют часы, любое нажатие возвращает за стол.
event-came-back = 👋 { $name } снова за столом.
board-away = 💤 Отошли: { $names }. Их ходы сразу делают часы, любое нажатие возвращает за стол.
board-deserted = 💤 Отошли все. Любое нажатие возвращает за стол, через десять минут тишины партия закончится без результата.
board-absent = ❓ { $name }: давно не за столом. Ждать или закончить? Решают голоса: { $needed } из { $all }.
board-absent-goes-on = Если закончить, остальные доиграют сами.
board-absent-ends = Если закончить, партия на этом кончится.
board-absent-stops = Если закончить, партия остановится без результата.
board-absent-wait = Ждать: { $names }.
board-absent-stop = Закончить: { $names }.
event-waited-for = ⌛ { $name }: стол решил ждать. Через три минуты спрошу снова.
event-given-up = 🚪 { $name }: стол больше не ждёт.
event-hurried = ⏳ { $name } торопит: на ход минута.
event-agreed = 🏁 { $name } предлагает закончить.
event-disagreed = ↩️ { $name } хочет играть дальше.
board-enders = 🏁 Закончить без результата готовы: { $names } ({ $count } из { $all }).
leave-confirm = { $name }, уйти из партии? Вернуться в неё будет нельзя, остальные доиграют.
leave-confirm-last = { $name }, уйти из партии? На этом она кончится, вернуться будет нельзя.

## Рука

hand-header = { $game } · чат «{ $chat }»
hand-paused = ⏸ Пауза: сходишь, когда она кончится. Продолжить может любой за столом.
hand-waiting = Сейчас не твой ход. Позову, когда дойдёт до тебя.
hand-before = До новой раздачи: { $line }
hand-asked = 🟢 Твой ход. { $question }
hand-over = Партия сыграна. Итог в чате.
hand-left = Эта партия идёт дальше без тебя.
hand-closed = Стол закрыт, партия без результата.

## Конец партии

ending-header = { $game } · партия сыграна
ending-place = { $mark } { $name }: { $points }
ending-place-gone = { $mark } { $name }: { $points } · партия не доиграна
ending-no-result = Партия окончена без результата.
ending-agreed = Так решили все за столом.
ending-deserted = Отошли все, и за десять минут никто не вернулся.
ending-fled = Неполным столом эту игру не доиграть. Место пустует: { $names }.
record-caption = { $game } · запись партии, ход за ходом

## Напоминания

notice-forgetting = Этот стол давно ждёт хода. Ещё { $days ->
        [one] { $days } день
        [few] { $days } дня
       *[other] { $days } дней
    } тишины, и партия закроется без результата.

## Личка

start =
    Привет. Я веду настольные игры в групповых чатах: стол лежит в группе, тайные карты приходят сюда.

    Добавь меня в группу и напиши там /play.
help =
    <b>Как сыграть</b>
    1. Добавь меня в группу и напиши там /play.
    2. Выбери игру. Все, кто играет, жмут «Сесть».
    3. Хозяин стола жмёт «Начать». Карты придут каждому в личку.

    <b>В группе</b>
    /play: собрать стол или показать его снова
    /board: показать стол
    /hand: прислать мои карты
    /leave: выйти из партии
    /cancel: закрыть стол
    /rules: правила

    <b>В личке</b>
    /start: меню, мои столы и язык
tables = { $count ->
        [0] Сейчас ты ни за одним столом.
        [one] Ты за { $count } столом:
       *[other] Ты за { $count } столами:
    }
tables-line = { $game } · { $chat } · { $phase }
tables-lobby = собирается
tables-checking = начинается
tables-running = идёт партия
tables-finished = партия сыграна
tables-closed = стол закрыт
language = На каком языке говорить с тобой? В группе я говорю на её языке.
language-ru = Русский
language-en = English
ticket-seated =
    Готово, ты за столом.

    { $game } · чат «{ $chat }»
    Карты придут сюда, когда начнём.
rules-which = Правила какой игры показать?
rules-header = { $game } · <b>{ $topic }</b>

## Ответы на нажатия

done-sat = Ты за столом.
done-stood = Место свободно.
done-held = Остановлено: начнёте кнопкой «Начать».
done-starting = Проверяю личку каждого, потом раздаю.
done-left = Партия идёт дальше без тебя.
done-stayed = Хорошо, играем дальше.
done-paused = Пауза до десяти минут. Продолжить может любой за столом.
done-resumed = Играем дальше.
done-hurried = На этот ход теперь минута, телефон звонит.
done-agreed = Когда согласятся все, партия закончится без результата.
done-disagreed = Хорошо, играем дальше.
done-wait = Твой голос: ждать.
done-wait-no-longer = Твой голос: закончить.
done-record = Запись придёт в личку.
working = ⏳ Секунду, ход принят и скоро появится.

## Отказы

refused-not-your-turn = Сейчас не твой ход.
refused-not-yours = Этот вопрос не тебе.
refused-incomplete = Это только начало хода, выбери дальше.
refused-illegal-move = Так сейчас сходить нельзя. Посмотри на стол: он мог измениться.
refused-game-over = Эта партия уже сыграна.
refused-not-seated = Это для тех, кто сидит за столом. Тебя за ним нет.
refused-table-full = За столом больше нет мест.
refused-too-few = Маловато игроков: нужно хотя бы { $needed }.
refused-not-host = Это может только хозяин стола или администратор чата.
refused-too-early = Первые две минуты начинает хозяин стола. Потом сможет любой за столом.
refused-table-gone = Этого стола больше нет. Новый: /play.
refused-crowded = В этом чате сейчас слишком много сообщений. Ходи в личке или подожди пару секунд.
refused-stale = Эта кнопка уже не действует: с тех пор всё изменилось.
refused-game-running = Партия уже идёт.
refused-no-game = Здесь сейчас ничего не играется. Начать: /play.
refused-not-member-private = Эта команда для группы: там и стол.
refused-cancel-majority = Партия уже идёт, один хозяин её не закроет. Закончить готовы { $agreed }, нужно { $needed }: жмите «🏁 Закончить» под столом, потом снова /cancel. Администратор чата может всегда.
refused-private-shut = Не могу написать тебе. Открой мою личку и нажми «Старт»: карты придут туда.
refused-on-pause = Сейчас пауза. Продолжить может любой за столом: «▶» под столом.
refused-no-pause-left = Две твои паузы в этой партии уже потрачены.
refused-no-clock = Этот стол играет без часов, пауза ему не нужна.
refused-has-clock = Здесь и так торопят часы.
refused-faceless = От имени канала или группы за стол не сесть: некому показать карты. Напиши от своего имени.
refused-wait = ⏳ Ещё занимаюсь этим столом. Попробуй через пару секунд.
refused-wrong-ticket = Эта ссылка не для тебя или уже не действует. Нажми «Сесть» в группе ещё раз.
refused-broken = Что-то пошло не так на моей стороне. Партия цела, попробуй ещё раз.
