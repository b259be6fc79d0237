"""Text measured against what is drawn behind it: gradients and pictures, which no style can tell.

The page is photographed without its words, and each word is held against the pixels where it stands.
"""

from __future__ import annotations

from base64 import b64encode

HIDDEN = """
    *, *::before, *::after { color: transparent !important; text-shadow: none !important; caret-color: transparent; }
    svg text { fill: transparent !important; }
    #peek, .bill { box-shadow: none !important; }
"""

# Where words stand, in what colour, and how far they must be from what lies behind them.
WORDS = """() => {
    const clipped = (one) => one !== null && (getComputedStyle(one).clipPath !== "none" || clipped(one.parentElement));
    const seen = (holder) => holder.checkVisibility({ opacityProperty: true, visibilityProperty: true })
        && !clipped(holder) && holder.closest(".visually-hidden, [aria-disabled=true], dialog:not([open])") === null;
    // Details of what one points at: no pointer meets them, but they hide what lies below them.
    const details = [...document.querySelectorAll("#peek, .bill")].map((one) => one.getBoundingClientRect());
    const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    const floats = (holder) => holder.closest("#peek, .bill") !== null;
    const below = (holder, box) => !floats(holder) && details.some((one) => meet(one, box));
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = [];
    while (walker.nextNode()) {
        const holder = walker.currentNode.parentElement;
        if (walker.currentNode.data.trim() === "" || holder.closest("svg, script, style, .log") || !seen(holder)) {
            continue;
        }
        const style = getComputedStyle(holder);
        const size = parseFloat(style.fontSize);
        const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        for (const box of [...range.getClientRects()].filter((one) => !below(holder, one))) {
            const middle = [box.x + box.width / 2, box.y + box.height / 2];
            const on = floats(holder) ? holder : document.elementFromPoint(...middle);
            if (box.width > 3 && box.height > 3 && on !== null && (holder.contains(on) || on.contains(holder))) {
                const place = [box.x, box.y + box.height * 0.22, box.width, box.height * 0.56].map(Math.round);
                const text = walker.currentNode.data.trim();
                const named = (one) => `${one.localName}.${one.classList[0] ?? ""}`;
                const where = `${named(holder.parentElement)} ${named(holder)}`;
                found.push({ text, where, colour: style.color, least: large ? 3 : 4.5, place });
            }
        }
    }
    return found;
}"""

# Which of them are too pale on a picture: nine of ten pixels behind a word are far enough from it.
COMPARED = """async ([picture, words]) => {
    const bitmap = await createImageBitmap(await (await fetch(picture)).blob());
    const canvas = Object.assign(document.createElement("canvas"), { width: bitmap.width, height: bitmap.height });
    const drawing = canvas.getContext("2d", { willReadFrequently: true });
    drawing.drawImage(bitmap, 0, 0);
    const linear = (part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
    const light = (r, g, b) => 0.2126 * linear(r / 255) + 0.7152 * linear(g / 255) + 0.0722 * linear(b / 255);
    const found = [];
    for (const { text, where, colour, least, place: [x, y, wide, high] } of words) {
        const [r, g, b] = colour.match(/[\\d.]+/g).map(Number);
        const own = light(...(colour.startsWith("color(") ? [r * 255, g * 255, b * 255] : [r, g, b]));
        if (x < 0 || y < 0 || x + wide > bitmap.width || y + high > bitmap.height || wide < 1 || high < 1) {
            continue;
        }
        const { data } = drawing.getImageData(x, y, wide, high);
        const ratios = [];
        for (let at = 0; at < data.length; at += 4) {
            const ground = light(data[at], data[at + 1], data[at + 2]);
            ratios.push((Math.max(own, ground) + 0.05) / (Math.min(own, ground) + 0.05));
        }
        ratios.sort((one, other) => one - other);
        const ratio = ratios[Math.floor(ratios.length / 10)];
        if (ratio < least - 0.05) {
            found.push(`“${text.slice(0, 40)}” (${where}) ${ratio.toFixed(2)} of ${least} on what is drawn`);
        }
    }
    return found;
}"""


# Puts the words away, and back: the server's policy allows no style from elsewhere, but one of the page's own making.
PUT_AWAY = """css => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}"""
STILL = "() => !document.getAnimations().some((one) => one instanceof CSSTransition)"
PUT_BACK = "() => { document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1); }"


def pale_on_pixels(page):
    """Words of a page that are too pale on what is drawn behind them."""
    page.wait_for_function(STILL)  # words that still glide would be held against another place
    words = page.evaluate(WORDS)
    page.evaluate(PUT_AWAY, HIDDEN)
    picture = page.screenshot(animations="disabled")
    page.evaluate(PUT_BACK)
    desk = page.context.new_page()
    found = desk.evaluate(COMPARED, [f"data:image/png;base64,{b64encode(picture).decode()}", words])
    desk.close()
    return found
