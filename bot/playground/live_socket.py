"""The WebSocket of the live feed."""

import asyncio
import json

from aiohttp import WSMsgType, web

from .live import Listener, Live

HEARTBEAT = 20.0


class LiveSocket:
    """GET /people/live: one listener per connection."""

    def __init__(self, live: Live) -> None:
        self.live = live

    async def handle(self, request: web.Request) -> web.WebSocketResponse | web.Response:
        """Greets with `hello`, then pushes events until either side goes."""
        wanted = request.query.getall("person", [])
        if not all(one.isdigit() for one in wanted):
            return web.json_response({"error": "person is a number"}, status=400)
        socket = web.WebSocketResponse(heartbeat=HEARTBEAT)
        await socket.prepare(request)
        listener = Listener(frozenset(int(one) for one in wanted))
        self.live.listeners.add(listener)
        listener.offer({"seq": self.live.seq, "type": "hello", "person": None})
        pushing = asyncio.create_task(self._push(socket, listener))
        try:
            async for message in socket:
                if message.type is WSMsgType.ERROR:
                    break
        finally:
            self.live.listeners.discard(listener)
            pushing.cancel()
            await asyncio.gather(pushing, return_exceptions=True)
        return socket

    async def _push(self, socket: web.WebSocketResponse, listener: Listener) -> None:
        while (event := await listener.events.get()) is not None:
            await socket.send_str(json.dumps(event, ensure_ascii=False))
        await socket.close()
