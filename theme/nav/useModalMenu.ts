import { useLocation } from '@rspress/core/runtime';
import { type RefObject, useEffect, useRef } from 'react';
import { makeOthersInert } from '../disclosure/makeOthersInert';

/**
 * Crossing one of these widths closes the menu. At exactly 768 px the bar is still the small one,
 * so a menu opened there closes at 769 px.
 */
const breakpoints = ['(min-width: 768px)', '(min-width: 769px)'];

/**
 * Closes the menu of small screens on Escape, a press outside, navigation, and a wider window.
 * While it is open the focus is trapped in it and the page is inert; Escape returns the focus.
 */
export function useModalMenu(ref: RefObject<HTMLDetailsElement | null>): void {
  const { pathname, hash } = useLocation();
  const address = pathname + hash;
  const lastAddress = useRef(address);

  useEffect(() => {
    // Not on hydration: the reader may have opened it before.
    if (lastAddress.current === address) return;
    lastAddress.current = address;
    if (ref.current) ref.current.open = false;
  }, [ref, address]);

  useEffect(() => {
    const details = ref.current;
    if (!details) return;
    const controller = new AbortController();
    const { signal } = controller;
    let release = () => {};
    const close = () => {
      details.open = false;
    };
    const onToggle = () => {
      release();
      release = details.open ? trapFocus(details) : () => {};
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || !details.open) return;
      close();
      details.querySelector('summary')?.focus();
    };
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !details.contains(target)) close();
    };
    for (const query of breakpoints)
      window.matchMedia(query).addEventListener('change', close, { signal });
    details.addEventListener('toggle', onToggle, { signal });
    document.addEventListener('keydown', onKeyDown, { signal });
    document.addEventListener('pointerdown', onPointerDown, { signal });
    onToggle();
    return () => {
      release();
      controller.abort();
    };
  }, [ref]);
}

const focusable =
  'a[href], summary, [tabindex="0"], :is(button, input, select):not(:disabled)';

/**
 * Traps the focus in `area` until the returned function is called: Tab cycles through its visible
 * controls, and everything outside the bar that contains it is inert.
 */
function trapFocus(area: HTMLElement): () => void {
  const controller = new AbortController();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return;
    const stops = [...area.querySelectorAll<HTMLElement>(focusable)].filter((element) =>
      element.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true }),
    );
    const [first, last] = [stops[0], stops.at(-1)];
    const focused = document.activeElement;
    const atEnd = focused === (event.shiftKey ? first : last);
    if (!atEnd && area.contains(focused)) return;
    event.preventDefault();
    (event.shiftKey ? last : first)?.focus();
  };
  const restoreOthers = makeOthersInert(area.closest('header') ?? area);
  document.addEventListener('keydown', onKeyDown, { signal: controller.signal });
  return () => {
    restoreOthers();
    controller.abort();
  };
}
