// Remembers what passes on the page: a toast hangs for seconds, a ring lasts less than one, and a busy machine may look
// too late. Also how far the page has heard the live events, and which presses have had their answer.
(() => {
  const witness = { toasts: [], rung: [], answered: [], heard: 0 };
  const Live = window.WebSocket;
  window.witness = witness;

  window.WebSocket = class extends Live {
    constructor(...where) {
      super(...where);
      this.addEventListener("message", ({ data }) => hear(JSON.parse(data)));
    }
  };

  function hear(event) {
    witness.heard = event.seq ?? witness.heard;
    if (event.type === "answered") witness.answered.push(event.toast.query_id);
  }

  const phoneOf = (node) => node.closest("[data-phone]").dataset.phone;

  function see({ target, addedNodes }) {
    if (target.matches?.(".rings")) witness.rung.push(phoneOf(target));
    for (const node of addedNodes) {
      if (node.matches?.("[data-toast]")) witness.toasts.push({ phone: phoneOf(node), text: node.textContent });
    }
  }

  new MutationObserver((changes) => changes.forEach(see)).observe(document, {
    subtree: true,
    childList: true,
    attributeFilter: ["class"],
  });
})();
