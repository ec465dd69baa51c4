import { type RefObject, useEffect, useRef, useState } from 'react';

export interface ScrollableProps<E extends HTMLElement> {
  ref: RefObject<E | null>;
  tabIndex: 0 | undefined;
  role: 'group' | undefined;
  'aria-label': string | undefined;
}

/**
 * Makes an element a named stop for the keyboard as long as its content is wider than its frame, which is the element itself or its parent: there the arrow keys scroll.
 * Before React it always is one. A group and no region, because a page has many of them, often of the same name.
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
      setScrolls(scroller.scrollWidth > scroller.clientWidth + 1),
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
