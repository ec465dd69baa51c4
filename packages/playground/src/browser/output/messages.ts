/** A place in a file that the tool complains about; both count from 1. */
export interface Problem {
  readonly path: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the colours
const colours = /\u001B\[([\d;]*)m/;

/** The places that the text of a terminal names: those of TypeScript, and those of Rspack. */
export function problemsIn(log: readonly string[]): Problem[] {
  const plain = colouredTexts(log).map(({ text }) => text);
  const lines = plain.join('').split('\n');
  return lines.flatMap((text, index) => {
    const [, path, line, column, rest = ''] =
      /(?:^|\s|\.\/)([\w@][\w@./-]*\.[cm]?[jt]sx?|[\w./-]+\.css):(\d+):(\d+)(.*)$/.exec(
        text,
      ) ?? [];
    if (!path || path.startsWith('node_modules/')) return [];
    const typescript = /- error (TS\d+: .*)$/.exec(rest)?.[1];
    // Rspack writes the message below the place, with a mark.
    const below = lines.slice(index + 1).find((one) => /[×✖]/.test(one));
    const message = typescript ?? below?.replace(/^[\s×✖]+/, '') ?? text.trim();
    return [{ path, line: Number(line), column: Number(column), message }];
  });
}

const colourOf = {
  1: 'bold',
  2: 'dim',
  31: 'red',
  32: 'green',
  33: 'yellow',
  34: 'blue',
  35: 'blue',
  36: 'blue',
  90: 'dim',
} as const;

/** Text with the class of its colour, empty for the colour of plain text. */
export interface ColouredText {
  readonly text: string;
  readonly colour: '' | (typeof colourOf)[keyof typeof colourOf];
}

/** Divides the text of a terminal by its colours. */
export function colouredTexts(log: readonly string[]): ColouredText[] {
  let colour: ColouredText['colour'] = '';
  // Codes of colours are between the texts.
  const parts = log.join('\n').split(colours);
  return parts.flatMap((part, index) => {
    if (index % 2 === 0) return part ? { text: part, colour } : [];
    const code = part.split(';').at(-1) ?? '';
    const isPlain = /^(?:0|22|39)?$/.test(code);
    colour = colourOf[Number(code) as keyof typeof colourOf] ?? (isPlain ? '' : colour);
    return [];
  });
}
