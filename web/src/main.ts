import "@fontsource-variable/source-sans-3/wght.css";
import "@fontsource-variable/source-serif-4/wght.css";
import "./tokens.css";
import "./boards/themes";
import "./app.css";
import "./site.css";

import { mount } from "svelte";

import App from "./App.svelte";

const target = document.getElementById("app");
if (target !== null) {
  mount(App, { target });
}
