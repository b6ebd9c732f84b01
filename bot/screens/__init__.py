"""The screens worker: keeps the messages of a chat equal to what the presenters draw.

Messages are a projection of what is stored. After a commit, or after a crash, the latest state is drawn (`projection`),
compared with what hangs (`difference`), and only what differs is sent or edited (`courier`), as fast as Telegram allows
(`pace`); whoever holds the lease of `draw:<chat>` does it for all tables of that chat (`drawing`, `painter`).
"""
