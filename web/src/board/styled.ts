// Custom properties on an element: the server's policy allows no style attributes.

export function styled(values: Record<string, string | number>): (node: HTMLElement | SVGElement) => void {
  return (node) => {
    for (const [name, value] of Object.entries(values)) {
      node.style.setProperty(name, String(value));
    }
  };
}
