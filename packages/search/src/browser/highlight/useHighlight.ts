import { useLocation } from '@rspress/core/runtime';
import { useEffect } from 'react';
import './highlight.css';

const name = 'search';

/**
 * Marks words in the text of the page that a search has led to, until the reader presses Escape or goes elsewhere. The page
 * itself is not touched: the browser paints the marks, and one that cannot shows none. What finds the words is loaded when there are
 * some; without it nothing is marked.
 */
export function useHighlight(words: readonly string[]): void {
  const { pathname } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: on another page the same words stand elsewhere
  useEffect(() => {
    if (words.length === 0 || !('highlights' in CSS)) return;
    let over = false;
    const clear = () => {
      over = true;
      CSS.highlights.delete(name);
    };
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && clear();
    // The page of a result may still be on its way into the document.
    const timer = setTimeout(() => {
      import('./ranges').then(
        ({ rangesOf }) => {
          if (over) return;
          const texts = [...document.querySelectorAll('.rspress-doc')];
          const ranges = texts.flatMap((text) => rangesOf(text, words));
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
