# Компания на странице локального Телеграма
evening-bot = Игротека
evening-group = Пятница
evening-people = Аня, Боря, Вася, Галя
