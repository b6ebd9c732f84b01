"""Reports: measurements a developer asks for, each a command of its own (`python -m tests.reports.pacing --help`)."""
