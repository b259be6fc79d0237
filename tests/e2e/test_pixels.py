"""What is measured on pixels: words that can be read, and not those that something lies over for a moment."""

from __future__ import annotations

import pytest

from tests.e2e.legacies_board import crowd
from tests.e2e.pixels import pale_on_pixels
from tests.e2e.screens import SIZES
from tests.e2e.test_legacies import DRAWN

# The lower edge of what floats over the cards in hand, through the middle of their lowest words.
ACROSS = """bill => {
    const words = [...document.querySelectorAll(".held .goods .count")].map((one) => one.getBoundingClientRect());
    const middle = Math.max(...words.map((box) => box.top + box.height / 2));
    bill.style.top = `${middle - bill.offsetHeight}px`;
    bill.style.bottom = "auto";
    const own = bill.getBoundingClientRect();
    return words.filter((box) => box.left < own.right && own.left < box.right).length;
}"""
PALE = "all => all.forEach((one) => (one.style.color = '#c9bda2'))"


@pytest.fixture
def armed(guest, running):
    """Anna with something chosen on a card, whose details float over the cards beside it."""
    person, table = crowd(running, 3)
    anna = guest(board=True, viewport=SIZES["desktop"], color_scheme="dark")
    anna.be(person)
    anna.sit_at(table)
    anna.page.locator(".held .zone.can[data-picks*='explore']").nth(2).click()
    anna.page.wait_for_selector(".bill .change")
    anna.page.evaluate(DRAWN)
    return anna.page


def test_words_below_the_edge_of_details_are_not_held_against_it(armed):
    assert armed.locator(".bill").evaluate(ACROSS) > 0

    assert pale_on_pixels(armed) == []


def test_pale_words_are_found_on_cards_and_in_details(armed):
    armed.locator(".held .goods .count, .bill .all").evaluate_all(PALE)

    found = pale_on_pixels(armed)
    assert any("span.count" in one for one in found) and any("p.line span" in one for one in found)
