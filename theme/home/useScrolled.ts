import { useEffect } from 'react';

/** From how far down the bar has a ground of its own, in CSS pixels. */
const top = 100;

/** Marks the page while it is scrolled down, for the bar of the home page: `data-scrolled` on the root element. */
export function useScrolled(): void {
  useEffect(() => {
    const root = document.documentElement;
    const mark = () => root.toggleAttribute('data-scrolled', window.scrollY >= top);
    mark();
    window.addEventListener('scroll', mark, { passive: true });
    return () => {
      window.removeEventListener('scroll', mark);
      root.removeAttribute('data-scrolled');
    };
  }, []);
}
