import { useCallback, useState } from 'react';
import { useScroll } from '../scroll/useScroll';

/** From so many pixels on the top is away. */
const away = 100;
/** Looked at again after this many milliseconds. */
const interval = 100;

/** Says whether the page is scrolled by 100 pixels or more. */
export function useScrolledDown(): boolean {
  const [down, setDown] = useState(false);
  const check = useCallback(() => setDown(window.scrollY >= away), []);
  useScroll(check, interval);
  return down;
}
