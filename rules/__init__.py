"""The rules of every game: pure, deterministic, standard library only.

Nothing here knows a clock, a network, a random generator or a word for people. A game is a stateless object that
answers what is legal, what an action does and what each reader may know; whoever hosts it brings chance, time and
language.
"""
