import { useLocation } from '@rspress/core/runtime';
import { useEffect } from 'react';
import './highlight.css';
import { placesOf } from './places';

const name = 'search';

/**
 * Marks words in the text of the page that a search has led to, until the reader presses Escape or goes elsewhere. The page
 * itself is not touched: the browser paints the marks, and one that cannot shows none.
 */
export function useHighlight(words: readonly string[]): void {
  const { pathname } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: on another page the same words stand elsewhere
  useEffect(() => {
    if (words.length === 0 || !('highlights' in CSS)) return;
    const clear = () => CSS.highlights.delete(name);
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && clear();
    // The page of a result may still be on its way into the document.
    const timer = setTimeout(() => {
      const ranges = [...document.querySelectorAll('.rspress-doc')].flatMap((text) =>
        rangesOf(text, words),
      );
      if (ranges.length > 0) CSS.highlights.set(name, new Highlight(...ranges));
    }, 100);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      clearTimeout(timer);
      clear();
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [words, pathname]);
}

function rangesOf(root: Element, words: readonly string[]): Range[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const ranges: Range[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode;
    for (const { start, length } of placesOf(node.nodeValue ?? '', words)) {
      const range = new Range();
      range.setStart(node, start);
      range.setEnd(node, start + length);
      ranges.push(range);
    }
  }
  return ranges;
}
