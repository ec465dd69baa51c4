import { type RefObject, useEffect } from 'react';

/** Calls `close` when the reader presses or focuses something outside of `root`, or presses Escape anywhere, as long as `open`. */
export function useCloseElsewhere(
  root: RefObject<HTMLElement | null>,
  open: boolean,
  close: () => void,
): void {
  useEffect(() => {
    if (!open) return;
    const onElsewhere = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) close();
    };
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    document.addEventListener('pointerdown', onElsewhere);
    document.addEventListener('focusin', onElsewhere);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
      document.removeEventListener('keydown', onKeyDown);
    };
  });
}
