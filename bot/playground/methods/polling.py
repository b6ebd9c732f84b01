"""getUpdates: the one method that waits."""

from typing import Any

from .call import Call

MOST_AT_ONCE = 100


async def get_updates(call: Call) -> list[dict[str, Any]]:
    """getUpdates: long polling; `allowed_updates` is remembered."""
    if "allowed_updates" in call.params:
        call.telegram.updates.allow(call.params["allowed_updates"])
    limit = min(max(call.integer("limit", MOST_AT_ONCE), 1), MOST_AT_ONCE)
    return await call.telegram.updates.read(call.integer("offset"), limit, max(0, call.integer("timeout")))
