// The live socket: hands every event on and, when the connection is lost, comes back by itself, a little later each time.

const FIRST_WAIT = 300; // ms
const LONGEST_WAIT = 5000; // ms

export function listen(onEvent, onState) {
  let wait = FIRST_WAIT;
  const address = new URL("people/live", location.href);
  address.protocol = location.protocol === "https:" ? "wss:" : "ws:";

  function connect() {
    const socket = new WebSocket(address);
    socket.addEventListener("open", () => {
      wait = FIRST_WAIT;
      onState(true);
    });
    socket.addEventListener("message", (frame) => onEvent(JSON.parse(frame.data)));
    socket.addEventListener("close", () => {
      onState(false);
      setTimeout(connect, wait);
      wait = Math.min(wait * 2, LONGEST_WAIT);
    });
  }

  connect();
}
