import { maxQueryLength } from '../settings';

/**
 * The kinds of lines in a log, a line being of the first that matches, and how soon they come: 0 for
 * those that name an error, 1 for those that mention one, 3 for those that every log has.
 */
const kinds: readonly (readonly [rank: number, RegExp])[] = [
  // What the bundler reports, below the lines that it draws.
  [0, /^[\s│├╰─▶]*[×✖✘]/],
  // Commands, banners and progress; places, stack traces and code.
  [
    3,
    /^\s*(?:[>$] |rslib v|node\.js v|node:|(?:info|start|ready) |file[ :]|at |throw )/i,
  ],
  [3, /^\s*(?:\d*\s*[│|·╭╰]|[\w./-]+\s+[\d.]+ kB\b|\d+ files generated)/],
  [3, /^\s*(?:error\s+)?(?:build errors?:|(?:rspack )?build failed|failed to build)/i],
  [0, /\bTS ?\d{4,5}\b|\bERR_[A-Z]|\bModule not found\b|^\s*\w*Error:/],
  [1, /error|cannot|can't|could not|failed|unsupported|invalid|warn/i],
  [2, /(?:)/],
];

// biome-ignore lint/suspicious/noControlCharactersInRegex: terminals colour their output with it
const colours = /\x1b\[[\d;]*m/g;

/**
 * Makes a query of at most `limit` characters of a terminal's output: the lines that name an error
 * first, then those that mention one, then the others. Lines that every log has are kept only if
 * there are no others. Lines of a kind keep their order, and repeated ones count once. `omitted` is
 * how many different lines are left out, as a whole or in part.
 */
export function queryFrom(pasted: string, limit: number) {
  const lines = pasted
    .replace(colours, '')
    .split(/[\r\n]+/)
    .filter((line) => /[\p{L}\p{N}]/u.test(line))
    .map((line) => {
      const [rank = 0] = kinds.find(([, kind]) => kind.test(line)) ?? [];
      return { text: line.replace(/\s+/g, ' ').trim(), rank };
    })
    .sort((a, b) => a.rank - b.rank);
  const telling = lines.filter(({ rank }) => rank < 3);
  const textsOf = (some: typeof lines) => [...new Set(some.map(({ text }) => text))];
  const texts = textsOf(telling.length > 0 ? telling : lines);
  const query = texts.join(' ').slice(0, limit).trim();
  const kept = texts.filter((text) => query.includes(text));
  return { query, omitted: textsOf(lines).length - kept.length };
}

/**
 * Makes a query of lines that were pasted into the field after what had been typed, which the inline
 * script `openSearch` has noted there. Returns how many lines are left out; 0 without any.
 */
export function takePasted(input: HTMLInputElement): number {
  const { typed = '', pasted = '' } = input.dataset;
  delete input.dataset.pasted;
  if (!/[\r\n]/.test(pasted.trim())) return 0;
  const before = typed.trim() === '' ? '' : `${typed.trim()} `;
  const { query, omitted } = queryFrom(pasted, maxQueryLength - before.length);
  input.value = before + query;
  return omitted;
}
