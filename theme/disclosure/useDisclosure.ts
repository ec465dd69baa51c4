import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
} from 'react';

/** Something that opens and closes, however it does so. `show` and `hide` may be called in either state. */
export interface Disclosure {
  isOpen: () => boolean;
  show: () => void;
  hide: () => void;
  /** The element around control and content. */
  root: RefObject<HTMLElement | null>;
  /** What opens it by click, and where focus goes back to. */
  control: RefObject<HTMLElement | null>;
  /** How long a mouse rests before it opens, in milliseconds. */
  openDelay: number;
  /** How long a mouse is away before it closes, in milliseconds. */
  closeDelay: number;
}

/**
 * Gives the handlers of a disclosure's root (`root`) and of its control (`onClick`), and `closed`, to be called when it has closed
 * by other means. A mouse opens it by resting on it and closes it by leaving, unless a click or key has opened it; Escape
 * and focus that goes elsewhere close it, Escape with focus back on the control.
 */
export function useDisclosure(disclosure: Disclosure) {
  const latest = useRef(disclosure);
  latest.current = disclosure;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Opened on purpose: the mouse leaving does not close it. */
  const pinned = useRef(false);

  const hide = () => {
    pinned.current = false;
    latest.current.hide();
  };
  const later = (delay: number, change: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(change, delay);
  };

  useEffect(() => {
    const { isOpen, root, openDelay } = latest.current;
    // Opened by the browser, or hovered, before React was there.
    if (isOpen()) pinned.current = true;
    else if (root.current?.matches(':hover') && matchMedia('(hover: hover)').matches)
      timer.current = setTimeout(() => latest.current.show(), openDelay);
    return () => clearTimeout(timer.current);
  }, []);

  return {
    root: {
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'mouse')
          later(disclosure.openDelay, () => latest.current.show());
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'mouse')
          later(disclosure.closeDelay, () => pinned.current || hide());
      },
      onBlur: ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) hide();
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Escape' || !disclosure.isOpen()) return;
        event.preventDefault();
        event.stopPropagation();
        hide();
        disclosure.control.current?.focus();
      },
    },
    onClick: (event: MouseEvent) => {
      // In place of the native toggling, which would close what hovering has just opened.
      event.preventDefault();
      clearTimeout(timer.current);
      if (pinned.current) return hide();
      pinned.current = true;
      disclosure.show();
    },
    closed: () => {
      clearTimeout(timer.current);
      pinned.current = false;
    },
  };
}
