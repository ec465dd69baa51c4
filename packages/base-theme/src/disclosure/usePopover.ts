import {
  type FocusEvent,
  type MouseEvent,
  type ToggleEvent,
  useEffect,
  useRef,
  useState,
} from 'react';

/**
 * Attributes of a button (`button`) whose `popovertarget` is a native popover (`panel`), and of the
 * element around both (`root`). The browser does most of it, also before React: clicks, Escape, clicks
 * outside. Here it also opens when the mouse rests on it, for `openDelay` milliseconds, and closes
 * `closeDelay` after the mouse has left, unless a click or key has opened it, and when the focus
 * leaves.
 */
export function usePopover<Panel extends HTMLElement>(
  openDelay: number,
  closeDelay: number,
) {
  const panel = useRef<Panel>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [open, setOpen] = useState(false);
  /** Opened by click or key: stays open when the mouse leaves. */
  const pinned = useRef(false);

  const isOpen = () => panel.current?.matches(':popover-open') ?? false;
  const schedule = (delay: number, open: boolean) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (open !== isOpen() && !pinned.current) panel.current?.togglePopover(open);
    }, delay);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was before hydration
  useEffect(() => {
    pinned.current = isOpen();
    setOpen(isOpen());
    if (!isOpen() && panel.current?.parentElement?.matches(':hover'))
      schedule(openDelay, true);
    return () => clearTimeout(timer.current);
  }, []);

  return {
    root: {
      onMouseEnter: () => schedule(openDelay, true),
      onMouseLeave: () => schedule(closeDelay, false),
      onBlur: ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
        const hasLeft = relatedTarget && !currentTarget.contains(relatedTarget);
        if (hasLeft && isOpen()) panel.current?.hidePopover();
      },
    },
    button: {
      'aria-expanded': open,
      onClick: (event: MouseEvent) => {
        clearTimeout(timer.current);
        // The browser would close what hovering has just opened.
        if (isOpen() && !pinned.current) event.preventDefault();
        pinned.current = true;
      },
    },
    panel: {
      ref: panel,
      onToggle: ({ newState }: ToggleEvent<Panel>) => {
        setOpen(newState === 'open');
        if (newState === 'open') return;
        // A mouse that rests on it does not open it again.
        clearTimeout(timer.current);
        pinned.current = false;
      },
    },
  };
}
