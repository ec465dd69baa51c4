import type { Finding } from '../findings/finding.ts';
import type { TextFile } from '../repository/text-file.ts';

/**
 * Finds words out of order or twice in the word lists of the spelling check. Lines that begin with
 * `#` are comments; order is that of the alphabet, without regard to case.
 */
export function sortedWords(lists: readonly TextFile[]): Finding[] {
  return lists.flatMap(({ file, text }) => {
    const words = text
      .split('\n')
      .map((word, at) => ({ word: word.trim().toLowerCase(), line: at + 1 }))
      .filter(({ word }) => word !== '' && !word.startsWith('#'));
    return words.flatMap(({ word, line }, at) => {
      const previous = words[at - 1]?.word;
      if (previous === undefined || previous < word) return [];
      return {
        file,
        line,
        what: `“${word}” stands after “${previous}”.`,
        why: 'In a sorted list a word is found at once, and two people who add words seldom collide.',
        todo:
          previous === word
            ? 'Remove one of the two.'
            : 'Move it to its alphabetical place.',
      };
    });
  });
}
