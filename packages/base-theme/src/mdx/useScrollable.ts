import { type RefObject, useEffect, useRef, useState } from 'react';

export interface ScrollableProps<E extends HTMLElement> {
  ref: RefObject<E | null>;
  tabIndex: 0 | undefined;
  role: 'group' | undefined;
  'aria-label': string | undefined;
}

/**
 * Makes an element a named tab stop while its content overflows its frame (the element itself or
 * its parent), so that the arrow keys scroll it; before hydration it always is one. Its role is
 * `group` and not `region`, because a page has many of them with the same name.
 */
export function useScrollable<E extends HTMLElement>(
  name: string,
  frame: 'self' | 'parent',
): ScrollableProps<E> {
  const ref = useRef<E>(null);
  const [scrolls, setScrolls] = useState(true);

  useEffect(() => {
    const element = ref.current;
    const scroller = frame === 'self' ? element : element?.parentElement;
    if (!element || !scroller) return;
    const observer = new ResizeObserver(() =>
      setScrolls(
        scroller.scrollWidth > scroller.clientWidth + 1 ||
          scroller.scrollHeight > scroller.clientHeight + 1,
      ),
    );
    observer.observe(scroller);
    if (scroller.firstElementChild) observer.observe(scroller.firstElementChild);
    return () => observer.disconnect();
  }, [frame]);

  return {
    ref,
    tabIndex: scrolls ? 0 : undefined,
    role: scrolls ? 'group' : undefined,
    'aria-label': scrolls ? name : undefined,
  };
}
