"""parse_mode HTML: entities with UTF-16 offsets, and Telegram's errors."""

import pytest

from .friday import Friday


async def sent(friday: Friday, text: str) -> dict[str, object]:
    await friday.updates()
    result: dict[str, object] = await friday.call("sendMessage", chat_id=friday.group, text=text, parse_mode="HTML")
    return result


@pytest.mark.parametrize(
    ("html", "text", "entities"),
    [
        ("<b>да</b>", "да", [{"type": "bold", "offset": 0, "length": 2}]),
        ("🎲<i>x</i>", "🎲x", [{"type": "italic", "offset": 2, "length": 1}]),
        ("<u>a</u><s>b</s>", "ab", [
            {"type": "underline", "offset": 0, "length": 1}, {"type": "strikethrough", "offset": 1, "length": 1},
        ]),
        ("<tg-spoiler>a</tg-spoiler>", "a", [{"type": "spoiler", "offset": 0, "length": 1}]),
        ('<span class="tg-spoiler">a</span>', "a", [{"type": "spoiler", "offset": 0, "length": 1}]),
        ("<code>a</code>", "a", [{"type": "code", "offset": 0, "length": 1}]),
        ("<pre>a</pre>", "a", [{"type": "pre", "offset": 0, "length": 1}]),
        ('<pre><code class="language-py">a</code></pre>', "a", [
            {"type": "pre", "offset": 0, "length": 1, "language": "py"},
        ]),
        ("<blockquote>a</blockquote>", "a", [{"type": "blockquote", "offset": 0, "length": 1}]),
        ("<blockquote expandable>a</blockquote>", "a", [{"type": "expandable_blockquote", "offset": 0, "length": 1}]),
        ('<a href="https://example.org/">a</a>', "a", [
            {"type": "text_link", "offset": 0, "length": 1, "url": "https://example.org/"},
        ]),
        ('<a href="example.org?a=1&amp;b=2">a</a>', "a", [
            {"type": "text_link", "offset": 0, "length": 1, "url": "http://example.org?a=1&b=2"},
        ]),
        ("<a href='nowhere'>a</a>", "a", []),
        ('<tg-emoji emoji-id="5">🎲</tg-emoji>', "🎲", [
            {"type": "custom_emoji", "offset": 0, "length": 2, "custom_emoji_id": "5"},
        ]),
        ('<tg-time unix="1800000000" format="r">15 с</tg-time>', "15 с", [
            {"type": "date_time", "offset": 0, "length": 4, "unix_time": 1800000000, "date_time_format": "r"},
        ]),
        ("<b>a<i>b</i></b>", "ab", [
            {"type": "bold", "offset": 0, "length": 2}, {"type": "italic", "offset": 1, "length": 1},
        ]),
        ("&lt;3 &amp; &quot;&#33;&#x21; &nbsp; &", '<3 & "!! &nbsp; &', []),
        ("<b></b>a", "a", []),
        ("<B>a</b>", "a", [{"type": "bold", "offset": 0, "length": 1}]),
        ("<code>/play</code> /play", "/play /play", [
            {"type": "code", "offset": 0, "length": 5}, {"type": "bot_command", "offset": 6, "length": 5},
        ]),
    ],
)  # fmt: skip
async def test_html_becomes_text_and_entities(
    friday: Friday, html: str, text: str, entities: list[dict[str, object]]
) -> None:
    message = await sent(friday, html)
    assert (message["text"], message.get("entities", [])) == (text, entities)


async def test_spaces_inside_an_entity_at_the_start_stay(friday: Friday) -> None:
    message = await sent(friday, "  <b> a </b>  ")
    assert (message["text"], message["entities"]) == (" a", [{"type": "bold", "offset": 0, "length": 2}])


async def test_a_mention_names_a_person_the_bot_has_met(friday: Friday) -> None:
    friday.people.send(friday.borya, friday.group, "/play")
    message = await sent(friday, f'<a href="tg://user?id={friday.borya}">Боря</a>')
    user = {"id": friday.borya, "is_bot": False, "first_name": "Боря", "last_name": "Петров"}
    assert message["entities"] == [{"type": "text_mention", "offset": 0, "length": 4, "user": user}]


async def test_a_mention_of_a_stranger_is_plain_text(friday: Friday) -> None:
    message = await sent(friday, f'<a href="tg://user?id={friday.vera}">Вера</a>')
    assert (message["text"], message.get("entities")) == ("Вера", None)


@pytest.mark.parametrize(
    ("html", "error"),
    [
        ("<b>a", 'Can\'t find end tag corresponding to start tag "b"'),
        ("a</b>", "Unexpected end tag at byte offset 1"),
        ("да <x>", 'Unsupported start tag "x" at byte offset 5'),
        ("a < b", 'Unsupported start tag "" at byte offset 2'),
        ("<b>a</i>", 'Unmatched end tag at byte offset 4, expected "</b>", found "</i>"'),
        ("<b>a</b", "Unclosed end tag at byte offset 4"),
        ("<b", "Unclosed start tag at byte offset 0"),
        ("<b a", 'Unclosed start tag "b" at byte offset 0'),
        ("<a href=", 'Unclosed start tag "a" at byte offset 0'),
        ('<a href="x', "Unclosed start tag at byte offset 0"),
        ("<a href=x:y>a</a>", "Unexpected end of name token at byte offset 8"),
        ("<b =>a</b>", 'Empty attribute name in the tag "b" at byte offset 0'),
        ("<span>a</span>", 'Tag "span" must have class "tg-spoiler" at byte offset 0'),
        ('<tg-emoji emoji-id="x">a</tg-emoji>', "Invalid custom emoji identifier specified"),
        ('<tg-time unix="5" format="z">a</tg-time>', "Invalid date format used"),
    ],
)
async def test_bad_html_is_refused_in_telegrams_words(friday: Friday, html: str, error: str) -> None:
    refusal = await friday.refused("sendMessage", chat_id=friday.group, text=html, parse_mode="HTML")
    assert refusal == (400, f"Bad Request: can't parse entities: {error}")


async def test_half_a_surrogate_pair_is_refused(friday: Friday) -> None:
    code, text = await friday.refused("sendMessage", chat_id=friday.group, text="&#55357;", parse_mode="HTML")
    assert (code, text.endswith("check for unmatched surrogate code units")) == (400, True)


async def test_an_unknown_parse_mode_is_refused(friday: Friday) -> None:
    refusal = await friday.refused("sendMessage", chat_id=friday.group, text="a", parse_mode="BBCode")
    assert refusal == (400, "Bad Request: unsupported parse_mode")


async def test_given_entities_are_kept_and_found_ones_added(friday: Friday) -> None:
    bold = {"type": "bold", "offset": 0, "length": 2}
    message = await friday.call("sendMessage", chat_id=friday.group, text="да @anya #игра t.me/x", entities=[bold])
    assert [(e["type"], e["offset"], e["length"]) for e in message["entities"]] == [
        ("bold", 0, 2),
        ("mention", 3, 5),
        ("hashtag", 9, 5),
        ("url", 15, 6),
    ]


async def test_a_phone_gets_the_text_as_a_tree(friday: Friday) -> None:
    await sent(friday, '<b>a<i>b</i></b> <tg-time unix="5" format="R">t</tg-time> <a href="x.org">l</a> /go')
    assert friday.shown(friday.borya)[-1]["rich"] == [
        {"type": "bold", "children": ["a", {"type": "italic", "children": ["b"]}]},
        " ",
        {"type": "date_time", "unix": 5, "format": "R", "children": ["t"]},
        " ",
        {"type": "link", "url": "http://x.org/", "children": ["l"]},
        " ",
        {"type": "command", "command": "/go", "children": ["/go"]},
    ]
