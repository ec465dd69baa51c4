import { normalize } from '../engine/normalize';
import type { Mark } from '../types';

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
