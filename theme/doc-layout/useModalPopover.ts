import { type RefObject, useEffect, useState } from 'react';

/**
 * Makes an open popover modal: moves the focus into it and makes everything else inert. Returns
 * whether it is open. It releases the page on `beforetoggle`, because the browser returns the focus
 * to the button before `toggle`.
 */
export function useModalPopover(popover: RefObject<HTMLElement | null>): boolean {
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const element = popover.current;
    if (!element) return;
    const controller = new AbortController();
    let release = () => {};
    const onOpen = () => {
      release();
      release = makeOthersInert(element);
      focusInside(element);
      setOpen(true);
    };
    const onBeforeToggle = (event: Event) => {
      if ((event as ToggleEvent).newState !== 'closed') return;
      release();
      setOpen(false);
    };
    const onToggle = (event: Event) => {
      if ((event as ToggleEvent).newState === 'open') onOpen();
    };
    // It may have been opened before hydration.
    if (element.matches(':popover-open')) onOpen();
    const { signal } = controller;
    element.addEventListener('beforetoggle', onBeforeToggle, { signal });
    element.addEventListener('toggle', onToggle, { signal });
    return () => {
      release();
      controller.abort();
    };
  }, [popover]);

  return open;
}

/** Makes all siblings of the element and its ancestors inert. Returns a function to undo it. */
function makeOthersInert(element: HTMLElement): () => void {
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

function focusInside(element: HTMLElement): void {
  if (element.contains(document.activeElement)) return;
  const current = element.querySelector<HTMLElement>('[aria-current="page"]');
  (current ?? element.querySelector<HTMLElement>('button'))?.focus();
}
