"""What the laws of every game stand on: tables of every kind, random play at them, and twins of secret states."""
