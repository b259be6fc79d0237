// Where one is in the client. A token in the address is taken out of it at once.

import { addressOf, placeOf, type Place } from "./route";

class Here {
  place = $state.raw<Place>({ screen: "lobby" });

  constructor() {
    this.read();
    window.addEventListener("hashchange", () => {
      this.read();
    });
  }

  private read(): void {
    this.place = placeOf(location.hash);
    if (this.place.screen === "join" || this.place.screen === "recover") {
      history.replaceState(null, "", "/#/"); // without the name of the invitation, too
    }
  }

  /** Say in the address where one is by now, without going anywhere. */
  mark(place: Place): void {
    const address = addressOf(place);
    if (location.hash !== address) {
      history.replaceState(null, "", address);
    }
  }

  go(place: Place): void {
    if (place.screen === "join" || place.screen === "recover") {
      this.place = place;
      return;
    }
    const address = addressOf(place);
    if (location.hash === address) {
      this.place = place;
    } else {
      location.hash = address;
    }
  }
}

export const here = new Here();
