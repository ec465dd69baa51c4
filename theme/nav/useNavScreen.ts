import { useLocation } from '@rspress/core/runtime';
import { type RefObject, useEffect, useRef } from 'react';
import { keepFocus } from './keepFocus';

/**
 * Widths, in CSS pixels, whose crossing closes the menu: it closes when the window becomes 768 wide or wider. At exactly 768 the
 * bar is still the small one, so a menu opened there closes at 769, where the bar shows everything itself.
 */
const wider = ['(min-width: 768px)', '(min-width: 769px)'];

/**
 * Closes the menu of small screens on Escape, on a press outside of it, on a change of route, and when the window grows wide enough.
 * While it is open, focus stays in it and the page behind cannot be reached; focus goes back to its button.
 */
export function useNavScreen(ref: RefObject<HTMLDetailsElement | null>): void {
  const { pathname, hash } = useLocation();

  const place = pathname + hash;
  const opened = useRef(place);

  useEffect(() => {
    // Not on the first run: a menu that is open before React is there stays open.
    if (opened.current === place) return;
    opened.current = place;
    if (ref.current) ref.current.open = false;
  }, [ref, place]);

  useEffect(() => {
    const details = ref.current;
    if (!details) return;
    let release = () => {};
    const close = () => {
      details.open = false;
    };
    const onToggle = () => {
      release();
      release = details.open ? keepFocus(details) : () => {};
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || !details.open) return;
      close();
      details.querySelector('summary')?.focus();
    };
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !details.contains(target)) close();
    };
    const media = wider.map((query) => window.matchMedia(query));

    for (const query of media) query.addEventListener('change', close);
    details.addEventListener('toggle', onToggle);
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    onToggle();
    return () => {
      release();
      for (const query of media) query.removeEventListener('change', close);
      details.removeEventListener('toggle', onToggle);
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, [ref]);
}
