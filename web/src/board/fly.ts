// Something small that flies from one place to another, so that the eye can follow.

const TIME = 650; // milliseconds

export function still(): boolean {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}

export function fly(from: Element | null, to: Element | null, words: string, colour: number): void {
  if (from === null || to === null || still()) {
    return;
  }
  const [start, end] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  const token = document.createElement("span");
  token.className = "flying";
  token.textContent = words;
  token.dataset["colour"] = String(colour);
  token.setAttribute("aria-hidden", "true");
  token.style.left = `${start.left + start.width / 2}px`;
  token.style.top = `${start.top + start.height / 2}px`;
  document.body.append(token);
  const x = end.left + end.width / 2 - start.left - start.width / 2;
  const y = end.top + end.height / 2 - start.top - start.height / 2;
  const flight = token.animate(
    [
      { transform: "translate(-50%, -50%) scale(0.6)", opacity: 0 },
      { transform: "translate(-50%, -80%) scale(1.25)", opacity: 1, offset: 0.25 },
      { transform: `translate(calc(${x}px - 50%), calc(${y}px - 50%)) scale(0.8)`, opacity: 0.9 },
    ],
    { duration: TIME, easing: "cubic-bezier(0.4, 0, 0.3, 1)" },
  );
  flight.onfinish = () => {
    token.remove();
  };
}
