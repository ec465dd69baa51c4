import { useLocation } from '@rspress/core/runtime';
import { useEffect } from 'react';
import './highlight.css';

const name = 'search';

/**
 * Highlights normalised words on the page that a result led to, until Escape is pressed or another
 * page is opened. Uses the CSS Custom Highlight API, so the page itself is not changed; browsers
 * without it highlight nothing.
 */
export function useHighlight(words: readonly string[]): void {
  const { pathname } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other ranges
  useEffect(() => {
    if (words.length === 0 || !('highlights' in CSS)) return;
    let isCleared = false;
    const clear = () => {
      isCleared = true;
      CSS.highlights.delete(name);
    };
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && clear();
    // The page of the result may not be rendered yet.
    const timer = setTimeout(() => {
      import('./ranges').then(
        ({ findRanges }) => {
          if (isCleared) return;
          const contents = [...document.querySelectorAll('.rspress-doc')];
          const ranges = contents.flatMap((content) => findRanges(content, words));
          if (ranges.length > 0) CSS.highlights.set(name, new Highlight(...ranges));
        },
        (error: unknown) => console.error('[search]', error),
      );
    }, 100);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      clearTimeout(timer);
      clear();
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [words, pathname]);
}
