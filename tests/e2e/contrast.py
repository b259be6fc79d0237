"""Text in every state that a page can put on it, measured against what lies behind it.

States are found in the sources of the client: every `class:…` of a component, what dragging puts on, and hovering,
focus and being disabled. They are put on one by one and two by two, in light and dark.
"""

from __future__ import annotations

import re
from pathlib import Path

SOURCES = Path(__file__).resolve().parents[2] / "web" / "src"
TAG = re.compile(r"<([a-z][a-z0-9]*)\b((?:(?!<[a-zA-Z/]).)*)", re.DOTALL)
TOGGLED = re.compile(r"class:([a-zA-Z][\w-]*)")
STATIC = re.compile(r'class="([^"]*)"')
PIECES = re.compile(r"\{[^}]*\}")
GLOBAL = {"primary", "quiet", "small", "problem", "soft"}  # classes of app.css, which would do something anywhere
DRAGGED = {"[data-drop]": ["over"], ".held": ["lifted"]}  # what board/drag.ts puts on

# What stands for a pseudo-class gets its own copy of each rule, as specific and at the same place as the rule.
FORCED = """() => {
    const names = [[/:hover/g, "[data-hovered]"], [/:focus-visible/g, "[data-focused]"]];
    const forced = (selector) => names.reduce((text, [pseudo, name]) => text.replace(pseudo, name), selector);
    const copy = (holder) => {
        for (let at = holder.cssRules.length - 1; at >= 0; at--) {
            const rule = holder.cssRules[at];
            if (rule.selectorText !== undefined && forced(rule.selectorText) !== rule.selectorText) {
                holder.insertRule(rule.cssText.replace(rule.selectorText, forced(rule.selectorText)), at + 1);
            } else if (rule.media !== undefined && rule.cssRules !== undefined) {
                copy(rule);
            }
        }
    };
    if (!document.documentElement.dataset.forced) {
        document.documentElement.dataset.forced = "yes";
        [...document.styleSheets].forEach(copy);
    }
}"""

MEASURED = """([toggles, known, theme]) => {
    const root = document.documentElement;
    const before = root.dataset.theme;
    root.dataset.theme = theme;

    // ------------------------------------------------------------ colours
    const parsed = (text) => {
        const numbers = (text.match(/[\\d.]+(?:e-?\\d+)?%?/g) ?? []).map(parseFloat);
        const [r = 0, g = 0, b = 0, a = 1] = numbers;
        return text.startsWith("color(srgb") ? [r * 255, g * 255, b * 255, a] : [r, g, b, a];
    };
    const over = (top, under) => [0, 1, 2].map((at) => top[at] * top[3] + under[at] * (1 - top[3])).concat(1);
    const faded = (colour, under, opacity) => over([...colour.slice(0, 3), opacity], under);
    const light = ([r, g, b]) => {
        const [x, y, z] = [r, g, b].map((part) => part / 255).map((part) =>
            part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
        return 0.2126 * x + 0.7152 * y + 0.0722 * z;
    };
    const contrast = (one, other) => {
        const [high, low] = [light(one), light(other)].sort((a, b) => b - a);
        return (high + 0.05) / (low + 0.05);
    };
    /** The colours of a text and of what lies behind it, with everything that is see-through around them. */
    const seen = (holder) => {
        const line = [];
        for (let one = holder; one !== null; one = one.parentElement) {
            line.unshift([one, getComputedStyle(one)]);
        }
        let ground = theme === "dark" ? [0, 0, 0, 1] : [255, 255, 255, 1];
        const layers = [];
        for (const [one, style] of line) {
            const token = one.matches(".token") ? one.querySelector("svg") : null;
            const own = parsed(token === null ? style.backgroundColor : getComputedStyle(token).fill);
            if (Number(style.opacity) < 1) {
                layers.push([ground, Number(style.opacity)]);
            }
            ground = over(own, ground);
        }
        let text = over(parsed(getComputedStyle(holder).color), ground);
        for (const [under, opacity] of layers.reverse()) {
            [text, ground] = [faded(text, under, opacity), faded(ground, under, opacity)];
        }
        return [text, ground];
    };
    const needed = (holder) => {
        const style = getComputedStyle(holder);
        const size = parseFloat(style.fontSize);
        return size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700) ? 3 : 4.5;
    };
    const visible = (holder) => {
        const box = holder.getBoundingClientRect();
        const hidden = holder.closest(".visually-hidden, [hidden], dialog:not([open])") !== null;
        const folded = holder.closest("details:not([open])") !== null && holder.closest("summary") === null;
        return box.width > 1 && box.height > 1 && !hidden && !folded && holder.checkVisibility();
    };
    const pale = (thing) => {
        const found = new Map();
        const walker = document.createTreeWalker(thing, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) {
            const holder = walker.currentNode.parentElement;
            if (walker.currentNode.data.trim() === "" || found.has(holder) || holder.closest("svg") !== null) {
                continue;
            }
            if (visible(holder)) {
                const [text, ground] = seen(holder);
                found.set(holder, [contrast(text, ground), needed(holder), walker.currentNode.data.trim()]);
            }
        }
        return [...found.values()].filter(([ratio, least]) => ratio < least - 0.005);
    };

    // ------------------------------------------------------------ states
    const INTERACTIVE = "button, a[href], input, select, summary, textarea";
    const state = (thing, name, on, off) => ({ thing, name, on: () => on(thing), off: () => off(thing) });
    const flag = (thing, name, attribute, value = "") => state(thing, name,
        () => { thing.setAttribute(attribute, value); }, () => { thing.removeAttribute(attribute); });
    const classed = (thing, name) => state(thing, `.${name}`,
        () => { thing.classList.add(name); }, () => { thing.classList.remove(name); });
    /** A class does something only where a rule of the same component, or one for all of them, speaks of it. */
    const spoken = new Set();
    const listen = (holder) => {
        for (const rule of holder.cssRules) {
            for (const compound of (rule.selectorText ?? "").split(/[\\s>+~,]+/)) {
                const [hash = ""] = compound.match(/svelte-\\w+/) ?? [];
                (compound.match(/\\.[a-zA-Z][\\w-]*/g) ?? []).forEach((name) => spoken.add(`${hash}${name}`));
            }
            if (rule.cssRules !== undefined) {
                listen(rule);
            }
        }
    };
    [...document.styleSheets].forEach(listen);
    const does = (thing, name) => {
        const hashes = [...thing.classList].filter((one) => one.startsWith("svelte-"));
        return ["", ...hashes].some((hash) => spoken.has(`${hash}.${name}`));
    };
    /** The classes that may come upon a thing; things of the same kind have the same. */
    const kinds = new Map();
    const namesFor = (thing) => {
        const kind = `${thing.localName} ${thing.className} ${thing.dataset.drop === undefined}`;
        if (!kinds.has(kind)) {
            const names = toggles.flatMap(([selector, classes]) => (thing.matches(selector) ? classes : []));
            const fits = (name) => !(name === "primary" && thing.classList.contains("quiet")) && does(thing, name);
            kinds.set(kind, [...new Set(names)].filter((name) => !thing.classList.contains(name) && fits(name)));
        }
        return kinds.get(kind);
    };
    const statesOf = (thing) => {
        const states = namesFor(thing).map((name) => classed(thing, name));
        if (thing.matches(INTERACTIVE)) {
            states.push(flag(thing, ":hover", "data-hovered"), flag(thing, ":focus", "data-focused"));
            if (thing.matches("button:not([aria-disabled], [data-stop], .term, .clause)")) {
                states.push(flag(thing, "disabled", "aria-disabled", "true"));
            }
            for (const attribute of ["aria-pressed", "aria-selected"]) {
                if (thing.getAttribute(attribute) === "false") {
                    states.push(state(thing, attribute,
                        () => { thing.setAttribute(attribute, "true"); },
                        () => { thing.setAttribute(attribute, "false"); }));
                }
            }
        }
        return states;
    };
    const named = (thing) => `${thing.localName}.${[...thing.classList].filter((one) => !one.startsWith("svelte-")
        && one !== "").sort().join(".")}`;
    const around = (thing) => {
        const found = [];
        for (let one = thing.parentElement; one !== null && found.length < 2; one = one.parentElement) {
            if (one.matches(INTERACTIVE) || (one instanceof HTMLElement && namesFor(one).length > 0)) {
                found.push(one);
            }
        }
        return found;
    };
    const signature = (thing) => [thing, ...around(thing)].map((one) => `${named(one)} ${one.className}`).join(" < ");

    const faults = [], fresh = [], done = new Set(known);
    const measure = (thing, on) => {
        on.forEach((one) => one.on());
        for (const [ratio, least, text] of pale(thing)) {
            const told = on.map((one) => `${named(one.thing)} ${one.name}`).join(" and ") || "at rest";
            faults.push(`${theme}: ${named(thing)}, ${told}: “${text.slice(0, 40)}” ${ratio.toFixed(2)} of ${least}`);
        }
        on.forEach((one) => one.off());
    };
    const changing = [INTERACTIVE, ...toggles.map(([selector]) => selector)].join(", ");
    for (const thing of document.querySelectorAll(changing)) {
        const own = thing instanceof HTMLElement ? statesOf(thing) : [];
        const key = own.length === 0 ? "" : signature(thing);
        if (own.length === 0 || done.has(key) || !visible(thing)) {
            continue;
        }
        done.add(key);
        fresh.push(key);
        const outer = around(thing).flatMap((one) => statesOf(one).filter((state) => state.name.startsWith(".")));
        const all = [...own, ...outer];
        measure(thing, []);
        for (const [at, one] of all.entries()) {
            measure(thing, [one]);
            for (const other of all.slice(at + 1)) {
                measure(thing, [one, other]);
            }
        }
    }
    if (before === undefined) {
        delete root.dataset.theme;
    } else {
        root.dataset.theme = before;
    }
    return { faults: [...new Set(faults)], fresh };
}"""


def toggles():
    """Which classes come and go on which elements, by selectors: all that the components of the client say."""
    found = {selector: set(classes) for selector, classes in DRAGGED.items()}
    for path in sorted(SOURCES.rglob("*.svelte")):
        markup = path.read_text(encoding="utf-8").partition("</script>")[2].partition("<style>")[0]
        for tag, attributes in TAG.findall(markup):
            classes = TOGGLED.findall(attributes)
            static = STATIC.search(attributes)
            words = PIECES.sub("", static.group(1)).split() if static else []
            if classes:
                found.setdefault(".".join([tag, *words]), set()).update(set(classes) - (set() if words else GLOBAL))
    return [[selector, sorted(classes)] for selector, classes in sorted(found.items())]


class Contrasts:
    """Measures pages one after the other; what looks like something measured before is not measured again."""

    def __init__(self):
        self.toggles = toggles()
        self.known = {"light": [], "dark": []}

    def faults(self, page):
        """Texts that are too pale in some state."""
        page.evaluate(FORCED)
        found = []
        for theme, known in self.known.items():
            measured = page.evaluate(MEASURED, [self.toggles, known, theme])
            known.extend(measured["fresh"])
            found.extend(measured["faults"])
        return found
