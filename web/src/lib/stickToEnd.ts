// A list whose newest line is the last: it opens scrolled to the end, and stays there when its size changes.

const NEAR = 4; // pixels from the end that still count as the end

export function stickToEnd(node: HTMLElement): () => void {
  let high = node.clientHeight;
  let atEnd = true;
  const look = () => {
    if (node.clientHeight === high) {
      atEnd = node.scrollHeight - node.scrollTop - node.clientHeight <= NEAR;
    }
  };
  const sizing = new ResizeObserver(() => {
    if (high === 0 || atEnd) {
      node.scrollTop = node.scrollHeight;
      atEnd = true;
    }
    high = node.clientHeight;
  });
  sizing.observe(node);
  node.addEventListener("scroll", look, { passive: true });
  return () => {
    sizing.disconnect();
    node.removeEventListener("scroll", look);
  };
}
