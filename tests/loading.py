"""What comes along with a module at once, by the lines at the head of the files: nothing is run."""

from __future__ import annotations

import ast
from pathlib import Path

ROOT = Path(__file__).parents[1]


def loaded_with(module: str, seen: set[str] | None = None) -> set[str]:
    """The modules of ours that are loaded with this one, and the libraries by their first name."""
    seen = set() if seen is None else seen
    path = ROOT / f"{module.replace('.', '/')}.py"
    file = path if path.exists() else ROOT / module.replace(".", "/") / "__init__.py"
    if module in seen or not file.exists():
        return seen | {module.partition(".")[0]}
    seen |= {module}
    for node in ast.parse(file.read_text()).body:
        if isinstance(node, ast.ImportFrom) and node.module:
            for name in (node.module, *(f"{node.module}.{alias.name}" for alias in node.names)):
                seen |= loaded_with(name, seen)
    return seen
