# The company on the local Telegram's page
evening-bot = Game Night
evening-group = Friday
evening-people = Anya, Borya, Vasya, Galya
