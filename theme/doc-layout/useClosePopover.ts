import { useLocation } from '@rspress/core/runtime';
import { type RefObject, useEffect, useRef } from 'react';

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
