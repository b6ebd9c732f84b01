"""What a running bot never gives back: its code, its types, its texts.

Python looks through all that lives again and again for garbage in circles. Over what importing leaves behind, mostly
aiogram's types, one such look takes hundreds of milliseconds, in which every press waits and nothing is found.
"""

from __future__ import annotations

import gc


def set_aside() -> None:
    """Keep the collector away from everything that exists now; call it once, when all is put together."""
    gc.collect()
    gc.freeze()
