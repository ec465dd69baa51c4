import { memoize } from './memoize';

// Suffixes are no words. cspell:ignore ation ations ying ification ifications ication aeiou aeiouy
const suffixes = ['s', 'es', 'ed', 'ing', 'er', 'ers', 'ion', 'ions', 'ation', 'ations'];

/**
 * The words that an English word may be derived from: `polyfill` for `polyfills`, `bundle` for
 * `bundling`, `drop` for `dropped`, `analyze` for `analyzer`. Most of them do not exist; check them
 * against a vocabulary.
 */
export function baseForms(word: string): string[] {
  if (!/^[a-z]{4,}$/.test(word)) return [];
  const [, root, suffix = ''] =
    /^([a-z]{3,})(ies|ied|ying|ification|ifications)$/.exec(word) ?? [];
  const yForms = root ? [`${root}${suffix.startsWith('if') ? 'ify' : 'y'}`] : [];
  const stems = suffixes
    .filter((ending) => word.endsWith(ending) && word.length - ending.length >= 3)
    .flatMap((ending) => stemsOf(word.slice(0, -ending.length), ending))
    // The `s` of `class` is no plural.
    .filter((stem) => !(stem.endsWith('s') && word === `${stem}s`));
  return [...new Set([...yForms, ...stems])];
}

function stemsOf(stem: string, suffix: string): string[] {
  if (suffix === 's') return [stem];
  const undoubled = /([^aeiou])\1$/.test(stem) ? [stem.slice(0, -1)] : [];
  return [stem, `${stem}e`, ...undoubled];
}

/**
 * The forms that an English word may take: `polyfills` for `polyfill`, `bundling` for `bundle`,
 * `dependencies` for `dependency`.
 */
export function inflectedForms(word: string): string[] {
  if (!/^[a-z]{3,}$/.test(word)) return [];
  const stem = word.slice(0, -1);
  const append = (base: string, ...endings: readonly string[]) =>
    endings.map((ending) => base + ending);
  if (word.endsWith('e'))
    return [...append(word, 's', 'd'), ...append(stem, 'ing', 'ion', 'ions', 'ation')];
  if (word.endsWith('y'))
    return [...append(word, 's', 'ing'), ...append(stem, 'ies', 'ied', 'ication')];
  const doubled = /[^aeiou]$/.test(word)
    ? append(word + word.slice(-1), 'ed', 'ing')
    : [];
  return [...append(word, 's', 'es', 'ed', 'ing', 'ion', 'ions', 'ation'), ...doubled];
}

// Every query is compared with every synonym.
const withBaseForms = memoize((word: string) => [word, ...baseForms(word)]);

/** Whether two words are forms of the same one, such as `analyzing` and `analyze`. */
export function isSameWord(one: string, other: string): boolean {
  if (one === other) return true;
  if (one[0] !== other[0]) return false;
  const forms = withBaseForms(one);
  return withBaseForms(other).some((form) => forms.includes(form));
}
