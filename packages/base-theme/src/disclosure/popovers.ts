import { useLocation } from '@rspress/core/runtime';
import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Returns the ref of a popover that closes on navigation, also within the page, and when the window
 * crosses a width of `queries`, media queries. The browser does the rest: Escape, a click outside,
 * the focus.
 */
export function useClosePopover<E extends HTMLElement>(
  ...queries: readonly string[]
): RefObject<E | null> {
  const popover = useRef<E>(null);
  const { pathname, hash } = useLocation();
  const address = pathname + hash;
  const lastAddress = useRef(address);
  const widths = queries.join();

  useEffect(() => {
    // Not on hydration: the reader may have opened it before.
    if (lastAddress.current === address) return;
    lastAddress.current = address;
    close(popover.current);
  }, [address]);

  useEffect(() => {
    const controller = new AbortController();
    for (const width of widths.split(','))
      matchMedia(width).addEventListener('change', () => close(popover.current), {
        signal: controller.signal,
      });
    return () => controller.abort();
  }, [widths]);

  return popover;
}

/** Does nothing in browsers without popovers, where the content is part of the page. */
function close(popover: HTMLElement | null): void {
  if (popover?.matches(':popover-open')) popover.hidePopover();
}

/**
 * Makes an open popover modal: moves the focus into it and makes everything else inert, but for the
 * button of the menu of small screens, which closes it. Returns whether it is open. It releases the
 * page on `beforetoggle`, because the browser returns the focus to the button before `toggle`.
 */
export function useModalPopover(popover: RefObject<HTMLElement | null>): boolean {
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const element = popover.current;
    if (!element) return;
    const screen = element.closest<HTMLElement>('[data-nav-screen]');
    let release = () => {};
    const onOpen = () => {
      release();
      release = makeOthersInert(screen ?? element);
      focusInside(element);
      setOpen(true);
    };
    element.onbeforetoggle = ({ newState }) => {
      if (newState !== 'closed') return;
      release();
      setOpen(false);
    };
    element.ontoggle = ({ newState }) => {
      if (newState === 'open') onOpen();
    };
    // It may have been opened before hydration.
    if (element.matches(':popover-open')) onOpen();
    return () => release();
  }, [popover]);

  return open;
}

function focusInside(element: HTMLElement): void {
  if (element.contains(document.activeElement)) return;
  const current = element.querySelector<HTMLElement>('[aria-current="page"]');
  (current ?? element.querySelector<HTMLElement>('button'))?.focus();
}

/** Makes all siblings of the element and its ancestors inert. Returns a function to undo it. */
function makeOthersInert(element: HTMLElement): () => void {
  const others: HTMLElement[] = [];
  let inside = element;
  while (inside.parentElement && inside !== document.body) {
    for (const sibling of inside.parentElement.children)
      if (sibling !== inside && sibling instanceof HTMLElement && !sibling.inert)
        others.push(sibling);
    inside = inside.parentElement;
  }
  const setInert = (inert: boolean) => {
    for (const other of others) other.inert = inert;
  };
  setInert(true);
  return () => setInert(false);
}
