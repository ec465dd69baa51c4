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
 * Hostile texts, always the same: each piece by itself, then two together, and every eighth of
 * hundreds. `shift` chooses which pieces meet.
 */
export function hostileTexts(shift: number, count: number): string[] {
  const piece = (index: number) => pieces[index % pieces.length] ?? '';
  return Array.from({ length: count }, (_, index) => {
    if (index < pieces.length) return piece(index);
    const pair = piece(index) + (index % 2 ? ' ' : '') + piece(index * 3 + shift);
    return index % 8 === 0 ? `${pair} `.repeat(200) : pair;
  });
}
