import { useLocation } from '@rspress/core/runtime';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { makeOthersInert } from '../disclosure/makeOthersInert';

/** Ids by which the buttons of the menu bar refer to their popovers. */
export const sidebarId = 'site-sidebar';
export const outlineId = 'site-outline';

/**
 * Closes a popover on navigation, also within the page, and when the window matches `wideQuery`,
 * the media query from which its content is a column. The browser does the rest: Escape, a click
 * outside, the focus.
 */
export function useClosePopover<E extends HTMLElement>(
  wideQuery: string,
): RefObject<E | null> {
  const popover = useRef<E>(null);
  const { pathname, hash } = useLocation();
  const address = pathname + hash;
  const lastAddress = useRef(address);

  useEffect(() => {
    // Not on hydration: the reader may have opened it before.
    if (lastAddress.current === address) return;
    lastAddress.current = address;
    close(popover.current);
  }, [address]);

  useEffect(() => {
    const media = window.matchMedia(wideQuery);
    const onChange = () => {
      if (media.matches) close(popover.current);
    };
    media.addEventListener('change', onChange);
    return () => media.removeEventListener('change', onChange);
  }, [wideQuery]);

  return popover;
}

/** Does nothing in browsers without popovers, where the content is part of the page. */
function close(popover: HTMLElement | null): void {
  if (popover?.matches(':popover-open')) popover.hidePopover();
}

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

function focusInside(element: HTMLElement): void {
  if (element.contains(document.activeElement)) return;
  const current = element.querySelector<HTMLElement>('[aria-current="page"]');
  (current ?? element.querySelector<HTMLElement>('button'))?.focus();
}
