import { decodeText } from '../format/files.ts';
import { type Replacement, replacePaths } from './terminal.ts';

/** An emitted file as the tool wrote it, and with the paths of this machine replaced. */
export interface NormalizedFile {
  readonly written: Buffer;
  readonly normalized: Buffer;
}

/** Replaces the paths of this machine in an emitted file. Binary files stay the same. */
export function normalize(
  written: Buffer,
  replacements: readonly Replacement[],
): NormalizedFile {
  const text = decodeText(written);
  if (text === undefined) return { written, normalized: written };
  return { written, normalized: Buffer.from(replacePaths(text, replacements)) };
}

/**
 * Corrects the sizes that the terminal prints for files containing a path of this machine. The path
 * inflates the file, so the size of the normalized file is reported instead. Throws for a table
 * with a total, which cannot be corrected line by line.
 */
export function withNormalizedSizes(
  lines: readonly string[],
  files: ReadonlyMap<string, NormalizedFile>,
): string[] {
  const resized = [...files].filter(
    ([, { written, normalized }]) => written.length !== normalized.length,
  );
  if (resized.length === 0) return [...lines];
  return lines.map((line) => {
    const found = resized.find(([path]) => line.startsWith(`${path} `));
    if (found) return withNormalizedSize(line, found[1]);
    if (/^\s+Total:/.test(line)) {
      throw new Error(
        `${resized.map(([path]) => path).join(', ')} contains the path of the folder it was ` +
          'built in, so the total size in the terminal differs between machines. Let the sample ' +
          'emit that file alone, or switch the total off with performance.printFileSize.',
      );
    }
    return line;
  });
}

function withNormalizedSize(
  line: string,
  { written, normalized }: NormalizedFile,
): string {
  const format = [rsbuildSize, modernSize].find((size) =>
    line.includes(` ${size(written.length)}`),
  );
  if (!format) return line;
  const [before, after] = [format(written.length), format(normalized.length)];
  return line.replace(before, after.padEnd(before.length)).trimEnd();
}

/** Rsbuild prints kilobytes of 1,000 bytes, with two decimals below one kilobyte, else one. */
function rsbuildSize(bytes: number): string {
  const value = bytes / 1000;
  return `${value.toFixed(value < 1 ? 2 : 1)} kB`;
}

/** Modern.js Module prints units of 1,024 bytes. */
function modernSize(bytes: number): string {
  return bytes < 1024 ? `${bytes.toFixed(1)} B` : `${(bytes / 1024).toFixed(1)} KB`;
}
