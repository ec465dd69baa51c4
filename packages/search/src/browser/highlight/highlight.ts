import { markWords } from '../engine/snippets';
import { normalize } from '../engine/text';

const name = 'search';

/** Session storage key; the inline script loads this one where it is set. */
const storageKey = 'search-words';

/** Stores what is marked in a result, to highlight it on its page. */
export function storeWords(result: HTMLAnchorElement): void {
  const marks = [...result.querySelectorAll('mark')];
  const words = new Set(marks.map(({ textContent }) => normalize(textContent)));
  sessionStorage.setItem(storageKey, [result.pathname, ...words].join('\n'));
}

/**
 * Highlights the words that were stored for this page, until Escape is pressed or another page is
 * opened. Uses the CSS Custom Highlight API, so the page itself is not changed; browsers without
 * it highlight nothing. Returns whether there were words for this page.
 */
export function highlightWords(): boolean {
  const stored = sessionStorage.getItem(storageKey) ?? '';
  clearHighlight();
  // Those for a page that was not reached would load the panel on every other.
  sessionStorage.removeItem(storageKey);
  const [pathname, ...words] = stored.split('\n');
  if (pathname !== window.location.pathname || !('highlights' in CSS)) return false;
  const marks = new Highlight();
  for (const content of document.querySelectorAll('.rspress-doc')) {
    const walker = document.createTreeWalker(content, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const { highlightRanges } = markWords(node.nodeValue ?? '', words);
      for (const { start, length } of highlightRanges) {
        const range = new Range();
        range.setStart(node, start);
        range.setEnd(node, start + length);
        marks.add(range);
      }
    }
  }
  CSS.highlights.set(name, marks);
  return true;
}

/** Ends highlighting. */
export function clearHighlight(): void {
  if ('highlights' in CSS) CSS.highlights.delete(name);
}
