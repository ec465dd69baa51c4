/** A place in a file that the tool complains about; both count from 1. */
export interface Problem {
  readonly path: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: it removes the colours
const colours = /\u001B\[[\d;]*m/g;

/** The lines of a terminal without colours. */
export function plainLines(log: readonly string[]): string[] {
  return log.join('\n').replace(colours, '').split('\n');
}

/** The places that the text of a terminal names: those of TypeScript, and those of Rspack. */
export function problemsIn(log: readonly string[]): Problem[] {
  const lines = plainLines(log);
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

/** Text with the class of its colour, empty for the colour of plain text. */
export interface ColouredText {
  readonly text: string;
  readonly colour: '' | 'red' | 'green' | 'yellow' | 'blue' | 'dim' | 'bold';
}

const colourOf: Readonly<Record<string, ColouredText['colour']>> = {
  1: 'bold',
  2: 'dim',
  31: 'red',
  32: 'green',
  33: 'yellow',
  34: 'blue',
  35: 'blue',
  36: 'blue',
  90: 'dim',
};

/** Divides the text of a terminal by its colours. */
export function colouredTexts(log: readonly string[]): ColouredText[] {
  let colour: ColouredText['colour'] = '';
  return (
    log
      .join('\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the colours
      .split(/(\u001B\[[\d;]*m)/)
      .flatMap((part) => {
        // biome-ignore lint/suspicious/noControlCharactersInRegex: as above
        const [, codes] = /^\u001B\[([\d;]*)m$/.exec(part) ?? [];
        if (codes === undefined) return part ? [{ text: part, colour }] : [];
        const code = codes.split(';').at(-1) ?? '';
        colour = colourOf[code] ?? (/^(?:0|22|39)?$/.test(code) ? '' : colour);
        return [];
      })
  );
}
