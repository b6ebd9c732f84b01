"""What is kept: tables, people, chats, what is due; all of it in one Redis, and nothing of Telegram."""
