import type { CSSProperties } from 'react';

/** A place in a file; both count from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** A place that the tool complains about. */
export interface Problem extends Place {
  readonly path: string;
  readonly message: string;
  /** Of what is wrong, in characters; to the end of its line unless it is known. */
  readonly length?: number;
  /** The package is built all the same. */
  readonly isWarning?: boolean;
}

/** The place of an offset in a text. */
export function placeAt(text: string, offset: number): Place {
  const lines = text.slice(0, offset).split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the colours
const colours = /\u001B\[([\d;]*)m/;

const place =
  /(?:^|\s|\.\/)([\w@][\w@./-]*\.[cm]?[jt]sx?|[\w./-]+\.css):(\d+):(\d+)(.*)$/;

/**
 * The places that the text of a terminal names: those of TypeScript, and those of Rspack. What each of
 * several outputs complains about is there once.
 */
export function problemsIn(log: readonly string[]): Problem[] {
  const texts = styledTexts(log).map(({ text }) => text);
  const lines = texts.join('').split('\n');
  const problems = lines.flatMap((text, index): Problem[] => {
    const [, path, line, column, rest = ''] = place.exec(text) ?? [];
    if (!path || path.startsWith('node_modules/')) return [];
    // Rspack writes the column after the last one, too: 3:5-12.
    const end = /^-(\d+)$/.exec(rest)?.[1];
    const named = {
      path,
      line: Number(line),
      column: Number(column),
      ...(end && { length: Number(end) - Number(column) }),
    };
    const typescript = /- (?:error )?(TS\d+: .*)$/.exec(rest)?.[1];
    if (typescript) return [{ ...named, message: typescript }];
    const below = lines.slice(index + 1);
    const blank = below.findIndex((one) => one.trim() === '');
    return [
      {
        ...named,
        message: text.trim(),
        ...explained(below.slice(0, blank < 0 ? undefined : blank)),
      },
    ];
  });
  const keys = problems.map((one) => JSON.stringify(one));
  return problems.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
}

/**
 * What Rspack writes below a place: the message after a mark. If a loader failed, the place is the
 * beginning of the file, and the loader's own message follows, with the real place above some lines of
 * the file, of which one is underlined. Its columns count from 0.
 */
function explained(lines: readonly string[]): Partial<Problem> {
  const [first, ...more] = lines.flatMap((one) => /[×✖]\s+(.*)/.exec(one)?.[1] ?? []);
  if (!first) return {};
  if (!first.endsWith(':')) return { message: first };
  const text = lines.join('\n');
  const [, line, column] = /[╭,][─-]\[(?:.*:)?(\d+):(\d+)\]/.exec(text) ?? [];
  const underline = /· +([─┬]+)/.exec(text)?.[1];
  const message = more[0] ?? first;
  if (!line) return { message };
  if (underline) {
    const place = { line: Number(line), column: Number(column) + 1 };
    return { message, ...place, length: underline.length };
  }
  // Nothing is underlined where the file ends too early: behind the last of its lines.
  const [, last = line, code = ''] =
    [...text.matchAll(/^ *(\d+) │ (.*)$/gm)].at(-1) ?? [];
  return { message, line: Number(last), column: code.length + 1 };
}

const grey = { color: 'var(--rp-c-text-2)' };
const blue = { color: 'var(--rp-container-info-text)' };

/** How text looks after a code. */
const styles: Readonly<Record<string, CSSProperties>> = {
  1: { fontWeight: 600 },
  2: grey,
  31: { color: 'var(--rp-container-danger-text)' },
  32: { color: 'var(--rp-container-tip-text)' },
  33: { color: 'var(--rp-container-warning-text)' },
  34: blue,
  35: blue,
  36: blue,
  90: grey,
};

/** Divides the text of a terminal by its colours; the style of plain text is undefined. */
export function styledTexts(log: readonly string[]) {
  let style: CSSProperties | undefined;
  // Codes of colours are between the texts.
  return log
    .join('\n')
    .split(colours)
    .flatMap((part, index) => {
      if (index % 2 === 0) return part ? { text: part, style } : [];
      const code = part.split(';').at(-1) ?? '';
      const isPlain = /^(?:0|22|39)?$/.test(code);
      style = isPlain ? undefined : (styles[code] ?? style);
      return [];
    });
}
