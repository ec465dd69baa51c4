import { useEffect } from 'react';

/**
 * Calls `update` now and while the reader scrolls or resizes, at most once per `interval`
 * (in milliseconds); the last event is never lost. `update` has to be stable.
 */
export function useScroll(update: () => void, interval: number): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pending = false;
    const run = () => {
      pending = false;
      timer = setTimeout(() => {
        timer = undefined;
        if (pending) run();
      }, interval);
      update();
    };
    const throttled = () => {
      if (timer === undefined) run();
      else pending = true;
    };
    throttled();
    window.addEventListener('scroll', throttled, { passive: true });
    window.addEventListener('resize', throttled, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', throttled);
      window.removeEventListener('resize', throttled);
    };
  }, [update, interval]);
}
