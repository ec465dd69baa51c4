/** Makes all siblings of the element and its ancestors inert. Returns a function to undo it. */
export function makeOthersInert(element: HTMLElement): () => void {
  const others: HTMLElement[] = [];
  let inside = element;
  while (inside.parentElement && inside !== document.body) {
    for (const sibling of inside.parentElement.children) {
      if (sibling === inside || !(sibling instanceof HTMLElement) || sibling.inert)
        continue;
      sibling.inert = true;
      others.push(sibling);
    }
    inside = inside.parentElement;
  }
  return () => {
    for (const other of others) other.inert = false;
  };
}
