"""How quick the browser client is, in a real Chromium against a real server on this machine.

    python bench/client.py                     40 moves between two browsers, and two full boards
    python bench/client.py --moves 100

Three things are measured: how much script the first page loads and when its lobby can be used; how long a move takes
from the click in one browser until the other shows it, on the boards of gears; and how a board of gears with four
players and 45 cards, and one of legacies with six players and 90 tokens, draw while things happen and move at the table
and somebody types: how long keys wait, and how long the page's main thread works for a frame (scripts, styles, layout,
painting; not waiting, nor what is drawn elsewhere), from the browser's own trace. All other times are taken inside the
pages, by the clock that both share.
"""

from __future__ import annotations

import json
import random
import statistics
import sys
import time
from bisect import bisect
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple
from urllib.request import Request, urlopen

from server import Plan, served

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools import browser as browsers
from tools import client

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page, WebSocketRoute

USAGE = "bench/client.py [--moves N]"
SCRIPTS, SIZE = 150_000, 300_000  # the targets for the first page: bytes as sent
LOBBY, SEEN, TAKEN = 2.0, 150, 100  # the targets: seconds, milliseconds, milliseconds
WORK = 8.0  # target: milliseconds of the main thread for a frame, in 19 of 20 frames
MOVES = 40  # between two browsers, by default
CARDS = 45  # on the full board of gears
TOKENS = 90  # at least so many on that of legacies, more than six seats have
STROKES = 60  # keys that are pressed while things move, three for each move
BETWEEN = 250  # milliseconds between two of them
TIMEOUT = 120_000  # milliseconds

# What is read from a trace about the main thread of a page: its tasks, and when a frame begins.
TRACED = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"]
TASK, FRAME = "RunTask", "FireAnimationFrame"

# When the lobby can be used, by the clock of the page.
USABLE = """() => {
    const look = () => {
        if (document.querySelector(".door button.primary:not([disabled])") === null) {
            requestAnimationFrame(look);
        } else {
            setTimeout(() => (window.usable = performance.now()));
        }
    };
    look();
}"""

# When somebody clicked, and when each position was on the screen: milliseconds since 1970.
WATCHED = """() => {
    window.clicked = 0;
    window.shown = {};
    const now = () => performance.timeOrigin + performance.now();
    addEventListener("click", (event) => (window.clicked = performance.timeOrigin + event.timeStamp), true);
    const look = () => {
        const number = document.querySelector(".question")?.dataset.number;
        if (number !== undefined && window.shown[number] === undefined) {
            window.shown[number] = 0;
            requestAnimationFrame(() => setTimeout(() => (window.shown[number] = now())));
        }
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
    look();
}"""

# What can be clicked now on the board: a confirmation, a highlighted thing, or an answer that is a button.
TOUCHABLE = """() => {
    const all = (selector) => [...document.querySelectorAll(selector)];
    const yes = all(".dock .confirm [data-pick]");
    return yes.length > 0 ? yes : [
        ...all("[data-stop].lit, .frame.lit > .head, .present.lit > .head, .panel.lit .choose"),
        ...all(".dock .answers [data-pick]"),
    ];
}"""

# How long the frames take, and how long keys wait until they are handled.
DRAWN = """() => {
    window.frames_taken = [];
    window.waited = [];
    let last = performance.now();
    const next = () => {
        const at = performance.now();
        window.frames_taken.push(at - last);
        last = at;
        requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
    addEventListener("keydown", (event) => window.waited.push(performance.now() - event.timeStamp), true);
}"""


# ---------------------------------------------------------------- the server


class Person:
    """Somebody whom the server knows."""

    def __init__(self, url: str, name: str) -> None:
        self.url, self.key = url, ""
        self.welcome = self.post("people", {"name": name})
        self.key = self.welcome["key"]

    def post(self, path: str, body: object) -> Any:
        return self.call(Request(f"{self.url}/api/{path}", json.dumps(body).encode()))

    def get(self, path: str) -> Any:
        return self.call(Request(f"{self.url}/api/{path}"))

    def call(self, request: Request) -> Any:
        request.add_header("Content-Type", "application/json")
        if self.key:
            request.add_header("Authorization", f"Bearer {self.key}")
        with urlopen(request) as answer:
            return json.load(answer)


def table_of(people: Sequence[Person], game: str = "gears") -> str:
    """A table at which they all sit."""
    seats = [{"kind": "me"}, *[{"kind": "link"}] * (len(people) - 1)]
    made = people[0].post("tables", {"game": game, "seats": seats})
    for person, link in zip(people[1:], made["links"], strict=True):
        person.post("join", {"token": link["token"]})
    return str(made["table"]["id"])


# ---------------------------------------------------------------- the browsers


def context_of(browser: Browser, url: str, person: Person | None) -> BrowserContext:
    """A separate browser context, with the confirmation of moves switched off."""
    context = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en-GB")
    context.set_default_timeout(TIMEOUT)
    if person is not None:
        kept = {"posterity-person": json.dumps(person.welcome), "posterity-confirm": "false"}
        lines = [f"localStorage.setItem({json.dumps(name)}, {json.dumps(value)});" for name, value in kept.items()]
        context.add_init_script(f'if (location.protocol === "http:") {{ {"".join(lines)} }}')
    return context


def seated(browser: Browser, url: str, person: Person, table: str) -> Page:
    page = context_of(browser, url, person).new_page()
    page.goto(f"{url}/#/table/{table}")
    page.wait_for_selector(".board .question, .settlement")
    return page


# ---------------------------------------------------------------- the first page


def first_page(browser: Browser, url: str) -> tuple[int, int, float]:
    """The bytes of its scripts and of the whole page, as sent, and the seconds until the lobby can be used."""
    page = context_of(browser, url, Person(url, "Anna")).new_page()
    sent: dict[str, int] = {}
    page.on("requestfinished", lambda one: sent.update({one.url: one.sizes()["responseBodySize"]}))
    page.add_init_script(f"({USABLE})()")
    page.goto(url)
    page.wait_for_function("() => window.usable !== undefined")
    usable = page.evaluate("window.usable") / 1000
    page.wait_for_load_state("networkidle")
    page.context.close()
    return sum(size for address, size in sent.items() if address.endswith(".js")), sum(sent.values()), usable


# ---------------------------------------------------------------- moves


def move_times(browser: Browser, url: str, moves: int) -> list[float]:
    """Milliseconds from a click in one browser until the other shows the new position."""
    people = [Person(url, name) for name in ("Anna", "Bruno")]
    table = table_of(people)
    pages = [seated(browser, url, person, table) for person in people]
    for page in pages:
        page.evaluate(WATCHED)
    luck, times = random.Random(5), list[float]()
    while len(times) < moves:
        if any(skipped(page) for page in pages):
            continue
        acting = next((seat for seat, page in enumerate(pages) if page.locator(".question.mine").count()), None)
        if acting is not None:
            times += one_move(pages[acting], pages[1 - acting], luck)
    for page in pages:
        page.context.close()
    return times


def skipped(page: Page) -> bool:
    """Skip the settlement of a round, if it is shown."""
    if page.locator(".settlement").count() == 0:
        return False
    page.get_by_role("button", name="Skip").or_(page.get_by_role("button", name="Play on")).first.click()
    return True


def one_move(page: Page, other: Page, luck: random.Random) -> list[float]:
    """Click what can be clicked until the position has changed; a move hidden by a settlement is not timed."""
    number = int(page.get_attribute(".question", "data-number") or 0)
    while int(page.get_attribute(".question", "data-number") or 0) == number:
        things = page.evaluate_handle(TOUCHABLE)
        count = things.evaluate("all => all.length")
        if count and page.locator(".dock [aria-disabled=true]").count() == 0:
            things.evaluate("(all, at) => all[at].click()", luck.randrange(count))
        page.wait_for_timeout(60)
        if page.locator(".settlement").count():
            return []
    after = str(number + 1)
    try:
        other.wait_for_function("number => window.shown[number] > 0", arg=after, timeout=5000)
    except Exception as late:
        if other.locator(".settlement").count():
            return []
        raise SystemExit(f"bench: the other browser never showed position {after}.") from late
    return [other.evaluate("number => window.shown[number]", after) - page.evaluate("window.clicked")]


# ---------------------------------------------------------------- full boards


class FullBoard(NamedTuple):
    """A board that is filled on its way to the browser."""

    game: str
    people: int
    fill: Callable[[dict[str, Any]], None]
    begins: Callable[[dict[str, Any]], bool]  # whether a view is one from which on it can be measured
    things: str  # a selector of what it is full of
    least: int
    keys: Sequence[str]


def fill_timeline(view: dict[str, Any]) -> None:
    """As many cards on the timeline of gears as a board may ever hold."""
    first = view["present"] - len(view["capacities"])
    known = [{"frame": site["frame"], "technology": site["technology"]} for site in view["timeline"]]
    for number in range(CARDS - len(known)):
        frame = first + number % len(view["capacities"])
        cubes = [(number + seat) % 3 for seat in range(len(view["players"]))]
        more = {"successful": number % 3 > 0, "modifier": 0, "cubes": cubes}
        view["timeline"].append({"frame": frame, "technology": f"card-{number}", **more})


def fill_society(view: dict[str, Any]) -> None:
    """A token on every space, on every figure that can be seen, and all investments of all seats, in legacies."""
    seats = range(len(view["players"]))
    for number, track in enumerate(view["tracks"]):
        track["spaces"] = [(number + space) % len(seats) for space in range(len(track["spaces"]))]
    for number, figure in enumerate(view["legendary"]):
        figure["token"] = number % len(seats) if figure["figure"] is not None else None
    for number, industry in enumerate(view["industries"]):
        industry["minors"] = [seat for seat in seats if (number + 2 * seat) % 5 < 2]
        industry["majors"] = [seat for seat in seats if (number + 2 * seat) % 5 > 2]


FULL = (
    FullBoard(
        game="gears",
        people=4,
        fill=fill_timeline,
        begins=lambda _: True,
        things=".site",
        least=CARDS,
        keys=("n", "t", "ArrowRight", "+", "-"),
    ),
    FullBoard(
        game="legacies",
        people=6,
        fill=fill_society,
        begins=lambda view: view["ask"] is not None and view["ask"]["prompt"] == "ask-act",
        things="[data-token], .figure .disc",
        least=TOKENS,
        keys=("h", "ArrowRight", "m", "g", "ArrowRight"),
    ),
)


def between(page: WebSocketRoute, board: FullBoard) -> None:
    """Sits between the page and the server, and fills the board."""

    def crowded(data: str | bytes) -> str | bytes:
        message = json.loads(data)
        view = message.get("view") if message.get("type") == "update" else None
        if view:
            board.fill(view)
        return json.dumps(message)

    server = page.connect_to_server()
    server.on_message(lambda data: page.send(crowded(data)))
    page.on_message(server.send)


def full_board(browser: Browser, url: str, board: FullBoard) -> tuple[list[float], list[float], list[float], int]:
    """During play: milliseconds between frames, of work for a frame, and until keys are handled; and the keys lost."""
    luck = random.Random(5)
    people = [Person(url, name) for name in ("Anna", "Bruno", "Carla", "Dora", "Elio", "Fabio")[: board.people]]
    table = table_of(people, board.game)
    page = context_of(browser, url, people[0]).new_page()
    page.route_web_socket("**/socket", lambda route: between(route, board))
    page.goto(f"{url}/#/table/{table}")
    page.wait_for_selector(".board")
    while not board.begins(view_of(people[0], table)):
        answered(people, table, luck)
    page.wait_for_function(
        "([things, least]) => document.querySelectorAll(things).length >= least", arg=[board.things, board.least]
    )
    page.evaluate(DRAWN)
    browser.start_tracing(page=page, categories=TRACED)
    for stroke in range(STROKES):
        if stroke % 3 == 0:
            answered(people, table, luck)
        page.keyboard.press(board.keys[stroke % len(board.keys)])
        page.wait_for_timeout(BETWEEN)
    page.wait_for_timeout(300)
    work = work_for_frames(json.loads(browser.stop_tracing())["traceEvents"])
    frames, waits = page.evaluate("[window.frames_taken, window.waited]")
    page.context.close()
    return frames, work, waits, STROKES - len(waits)


def work_for_frames(events: Sequence[dict[str, Any]]) -> list[float]:
    """Milliseconds that the main thread of the page worked between two frames, for every frame."""
    drawn = [event for event in events if event["name"] == FRAME]
    page = Counter((event["pid"], event["tid"]) for event in drawn).most_common(1)[0][0]
    frames = sorted({event["ts"] for event in drawn if (event["pid"], event["tid"]) == page})
    work = [0.0] * (len(frames) + 1)
    for task in events:
        if task["name"] == TASK and (task["pid"], task["tid"]) == page:
            work[bisect(frames, task["ts"])] += task.get("tdur", task.get("dur", 0)) / 1000
    return work[1:-1]


def view_of(person: Person, table: str) -> dict[str, Any]:
    """What somebody sees; before the deal it is asked for until it is there."""
    while (view := person.get(f"tables/{table}/view")["view"]) is None:
        time.sleep(0.1)
    return dict(view)


def answered(people: Sequence[Person], table: str, luck: random.Random) -> None:
    """Whoever is asked answers."""
    view = people[0].get(f"tables/{table}/view")
    if view["view"]["ask"] is not None:
        asked = people[view["view"]["ask"]["seat"]]
        options = asked.get(f"tables/{table}/view")["view"]["ask"]["options"]
        asked.post(f"tables/{table}/answer", {"number": view["number"], "pick": luck.choice(options)})


# ---------------------------------------------------------------- the report


def at_p95(times: Sequence[float]) -> float:
    """The 95th percentile: 19 of 20 stay below it."""
    return statistics.quantiles(times, n=20)[-1]


def ninth(times: Sequence[float]) -> float:
    """The 90th percentile: nine of ten stay below it."""
    return statistics.quantiles(times, n=10)[-1]


def kept(is_kept: bool) -> str:
    return "" if is_kept else "   TOO SLOW"


def report(browser: Browser, url: str, moves: int) -> None:
    scripts, size, usable = first_page(browser, url)
    print(f"first page      {scripts / 1000:.0f} kB of script (at most {SCRIPTS // 1000}){kept(scripts < SCRIPTS)}")
    print(f"                {size / 1000:.0f} kB in all (at most {SIZE // 1000}){kept(size < SIZE)}")
    print(f"lobby           usable after {usable:.2f} s (at most {LOBBY:.0f}){kept(usable < LOBBY)}")
    times = move_times(browser, url, moves)
    middle = statistics.median(times)
    print(
        f"moves           {len(times)}: {middle:.0f} ms until the other sees it, nine of ten {ninth(times):.0f} ms"
        f" (median at most {SEEN}){kept(middle <= SEEN)}"
    )
    for board in FULL:
        report_board(browser, url, board)


def report_board(browser: Browser, url: str, board: FullBoard) -> None:
    frames, work, waits, lost = full_board(browser, url, board)
    print(
        f"{f'full {board.game}':16}frames of {statistics.median(frames):.0f} ms, nine of ten {ninth(frames):.0f},"
        f" the longest {max(frames):.0f}"
    )
    print(
        f"work for it     {statistics.median(work):.1f} ms of the main thread for a frame, 19 of 20 at most"
        f" {at_p95(work):.1f}, in {len(work)} frames (at most {WORK:.0f}){kept(at_p95(work) <= WORK)}"
    )
    print(
        f"keys on it      heard after {statistics.median(waits):.0f} ms, at most {max(waits):.0f}, {lost} lost"
        f" (at most {TAKEN}){kept(max(waits) <= TAKEN and lost == 0)}"
    )


def main(words: list[str]) -> None:
    if words and not (len(words) == 2 and words[0] == "--moves" and words[1].isdigit()):
        raise SystemExit(f"bench: {USAGE}")
    moves = max(2, int(words[1])) if words else MOVES
    if client.main([]) != client.DONE:
        raise SystemExit("bench: the browser client cannot be built.")
    browsers.prepare()
    from playwright.sync_api import sync_playwright

    found = browsers.find()
    if found is None:
        raise SystemExit("bench: there is no browser; install Chromium, or name one in POSTERITY_BROWSER.")
    with served(Plan()) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=[*browsers.ARGUMENTS])
        began = time.perf_counter()
        report(browser, server.url, moves)
        print(f"                measured in {time.perf_counter() - began:.0f} s")
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
