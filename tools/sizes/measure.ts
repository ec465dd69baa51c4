import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type Load, loadOf, withStyles } from './first-load.ts';

/** Bytes of a file as a host sends it. What does not shrink counts as it is. */
export interface Size {
  readonly gzip: number;
  readonly brotli: number;
}

/** One file that a visit asks for. */
export interface Part extends Size {
  /** Path below the built site. */
  readonly file: string;
}

/** What one page costs: every file asked for before the first sign of intent, and what that adds. */
export interface PageSize {
  /** Path of its HTML below the built site. */
  readonly page: string;
  readonly before: readonly Part[];
  readonly after: readonly Part[];
}

/**
 * Measures pages of the built site in `folder` as a cold visit to a host that compresses ahead of time (gzip 9,
 * brotli 11) gets them. Throws where a page names a file that is not there.
 */
export async function measurePages(
  folder: string,
  pages: readonly string[],
  base: string,
): Promise<PageSize[]> {
  const known = new Map<string, Promise<Part>>();
  const part = (file: string): Promise<Part> => {
    const result = known.get(file) ?? measure(file);
    known.set(file, result);
    return result;
  };
  const measure = async (file: string): Promise<Part> => {
    const body = readFileSync(path.join(folder, file));
    const least = (form: Buffer) => Math.min(body.length, form.length);
    const gzip = least(gzipSync(body, { level: 9 }));
    return { file, gzip, brotli: least(brotliCompressSync(body)) };
  };
  return Promise.all(
    pages.map(async (page) => {
      const html = readFileSync(path.join(folder, page), 'utf8');
      const load: Load = loadOf(page, html, base);
      const before = withStyles(load.before, folder, base);
      const after = load.after.filter((file) => !before.includes(file));
      return {
        page,
        before: await Promise.all(before.map(part)),
        after: await Promise.all(after.map(part)),
      };
    }),
  );
}

/** The bytes of several files together. */
export function total(parts: readonly Part[]): Size {
  return {
    gzip: parts.reduce((sum, { gzip }) => sum + gzip, 0),
    brotli: parts.reduce((sum, { brotli }) => sum + brotli, 0),
  };
}
