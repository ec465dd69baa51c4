import { useLocation } from '@rspress/core/runtime';
import { type RefObject, useEffect, useRef } from 'react';

/**
 * Closes a popover when the reader goes to another place, on this page or another, and when the window comes to match `wide`, the media query from which
 * on its content stands beside the text. The browser does the rest: Escape, a click outside, the focus.
 */
export function useClosePopover<E extends HTMLElement>(
  wide: string,
): RefObject<E | null> {
  const popover = useRef<E>(null);
  const { pathname, hash } = useLocation();

  const place = useRef(pathname + hash);

  useEffect(() => {
    // Not when React takes over: the reader may have opened it before.
    if (place.current === pathname + hash) return;
    place.current = pathname + hash;
    close(popover.current);
  }, [pathname, hash]);

  useEffect(() => {
    const media = window.matchMedia(wide);
    const onChange = () => {
      if (media.matches) close(popover.current);
    };
    media.addEventListener('change', onChange);
    return () => media.removeEventListener('change', onChange);
  }, [wide]);

  return popover;
}

/** Does nothing where the browser knows no popovers: there the content stands in the page. */
function close(popover: HTMLElement | null): void {
  if (popover?.matches(':popover-open')) popover.hidePopover();
}
