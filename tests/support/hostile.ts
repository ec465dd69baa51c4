/** Pieces that break careless code: HTML, scripts, inherited names, malformed text. */
const pieces = [
  '<img src=x data-hostile onerror="throw 1">',
  '"><script data-hostile>throw 1</script>',
  "'><svg data-hostile onload=throw/1>",
  '</title><b data-hostile>',
  'javascript:throw 1',
  '$' + '{throw 1}',
  '{{constructor.constructor("throw 1")()}}',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '%E0%A4%A',
  '%00',
  '\u0000\u0007',
  '\ud800',
  '\u202e\u200b',
  '[data-x="',
  '(?:(a+)+$',
  '\\',
  '../../..',
  '//host.invalid/',
  'null',
  'NaN',
  '-1',
  '1e999',
  '[]',
  '{"0":[',
  '库和构建',
  '🧨',
  'umd format',
] as const;

/**
 * Hostile texts, the same for the same seed: each consists of one to five pieces, and every eighth
 * of hundreds.
 */
export function hostileTexts(seed: number, count: number): string[] {
  const random = randomFrom(seed);
  const piece = () => pieces[Math.floor(random() * pieces.length)] ?? '';
  return Array.from({ length: count }, (_, index) => {
    // Each piece once by itself before they mix.
    if (index < pieces.length) return pieces[index] ?? '';
    const length = index % 8 === 0 ? 400 : 1 + Math.floor(random() * 5);
    return Array.from({ length }, piece).join(random() < 0.5 ? ' ' : '');
  });
}

/** Numbers from 0 to 1 by a linear congruential generator, which is random enough for this. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
