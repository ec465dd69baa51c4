import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
} from 'react';

/** An element that opens and closes. `show` and `hide` may be called in either state. */
export interface Disclosure {
  isOpen: () => boolean;
  show: () => void;
  hide: () => void;
  /** The element around the control and its content. */
  root: RefObject<HTMLElement | null>;
  /** Toggles it on click, and gets the focus back. */
  control: RefObject<HTMLElement | null>;
  /** How long the mouse must hover before it opens, in milliseconds. */
  openDelay: number;
  /** How long after the mouse has left it closes, in milliseconds. */
  closeDelay: number;
}

/**
 * Returns event handlers for the root (`root`) and the control (`onClick`), and `onClosed`, to be
 * called when it was closed by other means. Hovering opens it and leaving closes it, unless a click
 * or key has opened it. Escape closes it and focuses the control; moving the focus away closes it.
 */
export function useDisclosure(disclosure: Disclosure) {
  const latest = useRef(disclosure);
  latest.current = disclosure;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Opened by click or key: stays open when the mouse leaves. */
  const pinned = useRef(false);

  const hide = () => {
    pinned.current = false;
    latest.current.hide();
  };
  const schedule = (delay: number, change: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(change, delay);
  };

  useEffect(() => {
    const { isOpen, root, openDelay } = latest.current;
    // It may have been opened or hovered before hydration.
    if (isOpen()) pinned.current = true;
    else if (root.current?.matches(':hover') && matchMedia('(hover: hover)').matches)
      timer.current = setTimeout(() => latest.current.show(), openDelay);
    return () => clearTimeout(timer.current);
  }, []);

  return {
    root: {
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'mouse')
          schedule(disclosure.openDelay, () => latest.current.show());
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'mouse')
          schedule(disclosure.closeDelay, () => pinned.current || hide());
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
      // Native toggling would close what hovering has just opened.
      event.preventDefault();
      clearTimeout(timer.current);
      if (pinned.current) return hide();
      pinned.current = true;
      disclosure.show();
    },
    onClosed: () => {
      clearTimeout(timer.current);
      pinned.current = false;
    },
  };
}
