import { useEffect } from 'react';
import { throttle } from './throttle';

/** Calls `check` now and while the reader scrolls or resizes, at most once per `interval` (in milliseconds). `check` has to be stable. */
export function useScroll(check: () => void, interval: number): void {
  useEffect(() => {
    const throttled = throttle(check, interval);
    throttled();
    window.addEventListener('scroll', throttled, { passive: true });
    window.addEventListener('resize', throttled, { passive: true });
    return () => {
      throttled.cancel();
      window.removeEventListener('scroll', throttled);
      window.removeEventListener('resize', throttled);
    };
  }, [check, interval]);
}
