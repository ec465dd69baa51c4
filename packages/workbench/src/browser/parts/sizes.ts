/** In bytes. Browsers compress with gzip; not all of them with brotli. */
export interface FileSizes {
  readonly raw: number;
  readonly gzip: number;
  readonly brotli?: number;
}

/** An emitted file with its sizes. */
export interface SizedFile extends FileSizes {
  readonly path: string;
  readonly text: string;
}

/** A number of bytes, the same in both languages: `1,204 B`. */
export function formatBytes(count: number): string {
  return `${count.toLocaleString('en-US')} B`;
}

/** The sizes of all files together, each compressed on its own. */
export function totalOf(files: readonly FileSizes[]): FileSizes {
  const sum = (sizes: readonly number[]) => sizes.reduce((total, one) => total + one, 0);
  const brotli = files.flatMap((file) => file.brotli ?? []);
  return {
    raw: sum(files.map(({ raw }) => raw)),
    gzip: sum(files.map(({ gzip }) => gzip)),
    ...(brotli.length === files.length && { brotli: sum(brotli) }),
  };
}

/** How much a size has grown or shrunk: `+12 B`; empty if it has not. */
export function sizeChange(now: number, before: number): string {
  const sign = now > before ? '+' : '−';
  return now === before ? '' : sign + formatBytes(Math.abs(now - before));
}
