/**
 * What an English word may be an inflection of: `polyfill` of `polyfills`, `bundle` of `bundling`, `drop` of `dropped`. Most of
 * them are no words, which only a vocabulary can tell. None for a word without such an ending.
 */
export function basesOf(word: string): string[] {
  const [, stem = '', ending] = /^([a-z]{3,}?)(s|es|ed|ing)$/.exec(word) ?? [];
  if (stem === '' || word.endsWith('ss')) return [];
  if (ending === 's') return [stem];
  const single = /(.)\1$/.test(stem) ? [stem.slice(0, -1)] : [];
  return [stem, `${stem}e`, ...single];
}
