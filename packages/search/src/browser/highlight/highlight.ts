import { markedWordsOf } from '../engine/snippets';
import { normalize } from '../engine/text';
import type { Hit, Mark } from '../types';

/** The ranges of normalised words in the text below an element. */
export function findRanges(root: Element, words: readonly string[]): Range[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const ranges: Range[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode;
    for (const { start, length } of findWords(node.nodeValue ?? '', words)) {
      const range = new Range();
      range.setStart(node, start);
      range.setEnd(node, start + length);
      ranges.push(range);
    }
  }
  return ranges;
}

/** Where normalised words, none of them empty, occur in a text. */
export function findWords(text: string, words: readonly string[]): Mark[] {
  const normalized = normalize(text);
  return words.flatMap((word) => {
    const found: Mark[] = [];
    let start = normalized.indexOf(word);
    while (start >= 0) {
      found.push({ start, length: word.length });
      start = normalized.indexOf(word, start + word.length);
    }
    return found;
  });
}

const name = 'search';

/** Session storage key; the inline script loads this one where it is set. */
const storageKey = 'search-words';

/** Stores what to highlight on the page of a result. */
export function storeWords(hit: Hit, link: HTMLAnchorElement): void {
  const { pathname } = link;
  const stored = JSON.stringify({ pathname, words: markedWordsOf(hit) });
  sessionStorage.setItem(storageKey, stored);
}

/**
 * Highlights the words that were stored for this page, until Escape is pressed or another page is
 * opened. Uses the CSS Custom Highlight API, so the page itself is not changed; browsers without
 * it highlight nothing. Returns whether there were words for this page.
 */
export function highlightWords(): boolean {
  const stored = sessionStorage.getItem(storageKey);
  clearHighlight();
  if (!stored || !('highlights' in CSS)) return false;
  const { pathname, words } = JSON.parse(stored);
  if (pathname !== window.location.pathname) return false;
  forgetWords();
  const contents = [...document.querySelectorAll('.rspress-doc')];
  const ranges = contents.flatMap((content) => findRanges(content, words));
  CSS.highlights.set(name, new Highlight(...ranges));
  return true;
}

/** Forgets words for a page that was not reached, which would load the panel on every other. */
export function forgetWords(): void {
  sessionStorage.removeItem(storageKey);
}

/** Ends highlighting. */
export function clearHighlight(): void {
  if ('highlights' in CSS) CSS.highlights.delete(name);
}
