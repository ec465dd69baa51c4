import { type RefObject, useEffect, useState } from 'react';

/**
 * Makes an open popover modal: the focus goes into it, and everything outside is inert until it closes. Says whether it is open.
 * The browser gives the focus back to the button, which is why the page comes alive before that and not after.
 */
export function useModal(popover: RefObject<HTMLElement | null>): boolean {
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const element = popover.current;
    if (!element) return;
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
    // It may have been opened before React was there.
    if (element.matches(':popover-open')) onOpen();
    element.addEventListener('beforetoggle', onBeforeToggle);
    element.addEventListener('toggle', onToggle);
    return () => {
      release();
      element.removeEventListener('beforetoggle', onBeforeToggle);
      element.removeEventListener('toggle', onToggle);
    };
  }, [popover]);

  return open;
}

/** Takes everything beside the element and beside its ancestors out of reach. Gives the function that undoes it. */
function makeOthersInert(element: HTMLElement): () => void {
  const others: HTMLElement[] = [];
  for (
    let inside: HTMLElement = element;
    inside.parentElement && inside !== document.body;
    inside = inside.parentElement
  ) {
    for (const sibling of inside.parentElement.children) {
      if (sibling === inside || !(sibling instanceof HTMLElement) || sibling.inert)
        continue;
      sibling.inert = true;
      others.push(sibling);
    }
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
