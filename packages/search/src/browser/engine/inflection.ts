// Endings are no words. cspell:ignore ation ations ying ification ifications ication aeiou aeiouy
const endings = ['s', 'es', 'ed', 'ing', 'er', 'ers', 'ion', 'ions', 'ation', 'ations'];
const consonant = /[^aeiouy]$/;

/**
 * What an English word may be a form of: `polyfill` of `polyfills`, `bundle` of `bundling`, `drop`
 * of `dropped`, `analyze` of `analyzer`. Most of them are no words, which only a vocabulary can
 * tell. None for a word without such an ending.
 */
export function basesOf(word: string): string[] {
  if (!/^[a-z]{4,}$/.test(word)) return [];
  const [, root = '', y] =
    /^([a-z]{3,})(ies|ied|ying|ification|ifications)$/.exec(word) ?? [];
  const ofY = y === undefined ? [] : [y.startsWith('if') ? `${root}ify` : `${root}y`];
  const stems = endings
    .filter((ending) => word.endsWith(ending) && word.length - ending.length >= 3)
    .flatMap((ending) => stemsOf(word.slice(0, -ending.length), ending))
    .filter((stem) => !(stem.endsWith('s') && word === `${stem}s`));
  return [...new Set([...ofY, ...stems])];
}

function stemsOf(stem: string, ending: string): string[] {
  if (ending === 's') return [stem];
  const single = /([^aeiou])\1$/.test(stem) ? [stem.slice(0, -1)] : [];
  return [stem, `${stem}e`, ...single];
}

/**
 * The forms that an English word may take: `polyfills` of `polyfill`, `bundling` of `bundle`,
 * `dependencies` of `dependency`.
 */
export function formsOf(word: string): string[] {
  if (!/^[a-z]{3,}$/.test(word)) return [];
  const plain = ['s', 'es', 'ed', 'ing', 'ion', 'ions', 'ation'].map(
    (ending) => word + ending,
  );
  if (word.endsWith('e'))
    return [
      `${word}s`,
      `${word}d`,
      ...['ing', 'ion', 'ions', 'ation'].map((end) => word.slice(0, -1) + end),
    ];
  if (word.endsWith('y'))
    return [
      `${word}s`,
      `${word}ing`,
      ...['ies', 'ied', 'ication'].map((end) => word.slice(0, -1) + end),
    ];
  const last = word.at(-1) ?? '';
  const doubled = consonant.test(word) ? [`${word}${last}ed`, `${word}${last}ing`] : [];
  return [...plain, ...doubled];
}

const known = new Map<string, readonly string[]>();

/** The word and its bases. Worked out once, since every query is compared with every synonym. */
function rootsOf(word: string): readonly string[] {
  const before = known.get(word);
  if (before) return before;
  const roots = [word, ...basesOf(word)];
  known.set(word, roots);
  return roots;
}

/** Whether two words are the same one in different forms, such as `analyzing` and `analyze`. */
export function isSameWord(one: string, other: string): boolean {
  if (one === other) return true;
  if (one[0] !== other[0]) return false;
  const roots = rootsOf(one);
  return rootsOf(other).some((root) => roots.includes(root));
}
