"""`posterity cards check`: checks whether a card set file is playable, and reports every fault with its place."""

from __future__ import annotations

from typing import Any

from posterity.cli.arguments import ParsedCommand
from posterity.cli.choosing import check_folder, read_set
from posterity.cli.command_errors import DONE, NOT_UNDERSTOOD, errors_in
from posterity.cli.output import Output
from posterity.cli.sets import game_of_set
from posterity.core.sets import CardSetError
from posterity.text.error_sentences import card_faults, file_name, fit


def run(given: ParsedCommand, output: Output) -> int:
    file = given.word("file")
    with errors_in(file, output.voice):
        tables = read_set(file)
        game = game_of_set(tables)
        check_folder(game, tables)
    name = file_name(file, output.voice)
    try:
        chosen = game.own_card_set(tables, name)
        faults = [] if game.shelf.is_released(chosen) else game.shelf.out_of_scale(chosen)
        if faults:
            raise CardSetError(name, faults, game.name)
    except CardSetError as e:
        return faulty(name, e, output)
    number = fit(output.voice, number_of_cards(game.show_cards(chosen)))
    output.line(f"{name}: {output.voice.say('cli-cards-good', game=game.name, cards=number, set=chosen.set)}")
    output.line(f"sha256 {chosen.sha256}")
    return DONE


def faulty(name: str, error: CardSetError, output: Output) -> int:
    """Every fault on a line of its own, and how many there are."""
    for fault in card_faults(output.voice, error):
        output.line(f"{name}: {fault}")
    output.out.flush()
    output.complain(f"{name}: {output.voice.say('cli-cards-faulty', count=len(error.faults))}")
    return NOT_UNDERSTOOD


def number_of_cards(shown: dict[str, Any]) -> int:
    """How many cards a set has, counting copies; a card without a number of copies counts once."""
    cards = [card for group in shown.values() if isinstance(group, list) for card in group]
    return sum(int(card.get("copies", 1)) if isinstance(card, dict) else 1 for card in cards)
