// The router: shows the screen that the address names. A token is removed from the address at once.

import { addressOf, routeOf, type Route } from "./route";

class Router {
  route = $state.raw<Route>({ screen: "lobby" });

  constructor() {
    this.read();
    window.addEventListener("hashchange", () => {
      this.read();
    });
  }

  private read(): void {
    this.route = routeOf(location.hash);
    if (this.route.screen === "join" || this.route.screen === "recover") {
      history.replaceState(null, "", "/#/"); // without the name of the invitation, too
    }
  }

  /** Replace the address without going anywhere. */
  replaceAddress(route: Route): void {
    const address = addressOf(route);
    if (location.hash !== address) {
      history.replaceState(null, "", address);
    }
  }

  go(route: Route): void {
    if (route.screen === "join" || route.screen === "recover") {
      this.route = route;
      return;
    }
    const address = addressOf(route);
    if (location.hash === address) {
      this.route = route;
    } else {
      location.hash = address;
    }
  }
}

export const router = new Router();
