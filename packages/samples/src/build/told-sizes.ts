import { textOf } from './files.ts';
import { type Replacement, withoutPaths } from './normalise.ts';

/** An emitted file as the tool wrote it and as it is recorded: without paths of this machine. */
export interface Told {
  readonly written: Buffer;
  readonly told: Buffer;
}

/** What is recorded of an emitted file. A file that is no text is recorded as it is. */
export function tell(written: Buffer, replacements: readonly Replacement[]): Told {
  const text = textOf(written);
  if (text === undefined) return { written, told: written };
  return { written, told: Buffer.from(withoutPaths(text, replacements)) };
}

/**
 * Corrects the sizes that the terminal showed of files which contain a path of this machine. Such a
 * file is as much longer as the path is, so the size is told of the file that is recorded. Throws
 * for a table with a total, which cannot be corrected line by line.
 */
export function withToldSizes(
  lines: readonly string[],
  files: ReadonlyMap<string, Told>,
): string[] {
  const differing = [...files].filter(
    ([, { written, told }]) => written.length !== told.length,
  );
  if (differing.length === 0) return [...lines];
  return lines.map((line) => {
    const found = differing.find(([path]) => line.startsWith(`${path} `));
    if (found) return corrected(line, found[1]);
    if (/^\s+Total:/.test(line))
      throw new Error(totalOf(differing.map(([path]) => path)));
    return line;
  });
}

function corrected(line: string, { written, told }: Told): string {
  const printed = [kilobytes, modernSize].find((size) =>
    line.includes(` ${size(written.length)}`),
  );
  if (!printed) return line;
  const [before, after] = [printed(written.length), printed(told.length)];
  return line.replace(before, after.padEnd(before.length)).trimEnd();
}

function totalOf(paths: readonly string[]): string {
  return (
    `${paths.join(', ')} holds the path of the folder it was built in, so the total size in the ` +
    'terminal is another on every machine. Let the sample emit that file alone, or switch the ' +
    'total off with performance.printFileSize.'
  );
}

/** A size as Modern.js Module prints it, in units of 1,024 bytes. */
function modernSize(bytes: number): string {
  return bytes < 1024 ? `${bytes.toFixed(1)} B` : `${(bytes / 1024).toFixed(1)} KB`;
}

/** A size as Rsbuild prints it: two decimals below one kilobyte of 1,000 bytes, else one. */
function kilobytes(bytes: number): string {
  const value = bytes / 1000;
  return `${value.toFixed(value < 1 ? 2 : 1)} kB`;
}
