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
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the colours
const colours = /\u001B\[([\d;]*)m/;

const place =
  /(?:^|\s|\.\/)([\w@][\w@./-]*\.[cm]?[jt]sx?|[\w./-]+\.css):(\d+):(\d+)(.*)$/;

/** The places that the text of a terminal names: those of TypeScript, and those of Rspack. */
export function problemsIn(log: readonly string[]): Problem[] {
  const texts = styledTexts(log).map(({ text }) => text);
  const lines = texts.join('').split('\n');
  return lines.flatMap((text, index) => {
    const [, path, line, column, rest = ''] = place.exec(text) ?? [];
    if (!path || path.startsWith('node_modules/')) return [];
    const typescript = /- (?:error )?(TS\d+: .*)$/.exec(rest)?.[1];
    // Rspack writes the message below the place, with a mark.
    const below = lines.slice(index + 1).find((one) => /[×✖]/.test(one));
    const message = typescript ?? below?.replace(/^[\s×✖]+/, '') ?? text.trim();
    return [{ path, line: Number(line), column: Number(column), message }];
  });
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
