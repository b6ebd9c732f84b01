"""Links in texts and on buttons: which ones Telegram takes, and where the ones into Telegram lead."""

import re
from urllib.parse import parse_qs, unquote, urlsplit

USER_LINK = re.compile(r"tg:(?://)?user\?(?:.*&)?id=(\d+)", re.IGNORECASE)
TELEGRAM_HOSTS = ("t.me", "telegram.me", "telegram.dog")
HOST = re.compile(r"[^\s/?#:@<>\"]+")


def user_of_link(link: str) -> int:
    """The user id of a tg://user?id=… link, 0 for any other link."""
    found = USER_LINK.match(link)
    return int(found[1]) if found and 0 < int(found[1]) < 1 << 52 else 0


def link_problem(link: str) -> str:
    """Why Telegram refuses the link, in its words; "" for a good one."""
    if re.match(r"(?:tg|ton|tonsite):", link, re.IGNORECASE):
        return "" if HOST.match(re.sub(r"^[a-z]+:(//)?", "", link, flags=re.IGNORECASE)) else "URL host is empty"
    scheme = re.match(r"([A-Za-z][A-Za-z0-9+.\-]*)://", link)
    if scheme and scheme[1].lower() not in ("http", "https"):
        return "Unsupported URL protocol"
    host = HOST.match(link[scheme.end() if scheme else 0 :].rpartition("@")[2])
    if host is None:
        return "URL host is empty"
    return "" if "." in host[0].strip(".") else "Wrong HTTP URL"


def checked_link(link: str) -> str:
    """The link as Telegram stores it: with scheme, and "/" behind a bare host; "" if it is none."""
    if not link or any(c.isspace() for c in link) or link_problem(link):
        return ""
    if re.match(r"(?:tg|ton|tonsite):", link, re.IGNORECASE):
        return link
    full = link if "://" in link else f"http://{link}"
    parts = urlsplit(full)
    return full if parts.path or parts.query or parts.fragment else f"{full}/"


def inside_telegram(link: str) -> tuple[list[str], dict[str, str]] | None:
    """Path and parameters of a t.me link (or of tg://resolve); None for a link that leaves Telegram."""
    full = link if "://" in link else f"https://{link}"
    parts = urlsplit(full)
    query = {key: values[-1] for key, values in parse_qs(parts.query, keep_blank_values=True).items()}
    if parts.scheme.lower() == "tg" and parts.netloc.lower() == "resolve":
        return [query.pop("domain", "")], query
    host = parts.netloc.lower().removeprefix("www.")
    if parts.scheme.lower() not in ("http", "https") or host not in TELEGRAM_HOSTS:
        return None
    return [unquote(step) for step in parts.path.split("/") if step], query
