"""How things look: pure functions from views to panels. No presenter ever sees a state."""
