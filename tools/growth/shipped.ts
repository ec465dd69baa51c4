import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { measurePages, type PageSize, type Part, total } from '../sizes/measure.ts';

/** What a reader of one page is sent, in bytes of brotli: before the first sign of intent the first two, after it the scripts. */
export interface Shipped {
  /** Path of its HTML below the built site. */
  readonly page: string;
  readonly html: number;
  readonly styles: number;
  /** The page's own script, which repeats its text. */
  readonly own: number;
  /** The script that the site begins with, the same on every page. */
  readonly entry: number;
  /** The addresses and the navigation of the page's section. */
  readonly section: number;
  /** React, the router, the theme and the late styles. */
  readonly others: number;
}

/** What was built, and what is sent to readers of some of its pages. */
export interface Output {
  readonly files: number;
  readonly bytes: number;
  readonly pages: number;
  /** The sitemap and the search indexes, which list all pages, in bytes before compression. */
  readonly lists: number;
  readonly shipped: readonly Shipped[];
}

/** Measures the built site in `folder`. Throws where it lacks one of `pages`, paths of HTML below it. */
export async function measureOutput(
  folder: string,
  pages: readonly string[],
  base: string,
): Promise<Output> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => ({ name, stat: statSync(path.join(folder, name)) }))
    .filter(({ stat }) => stat.isFile());
  const sum = (some: typeof files) => some.reduce((all, { stat }) => all + stat.size, 0);
  const sizes = await measurePages(folder, pages, base);
  return {
    files: files.length,
    bytes: sum(files),
    pages: files.filter(({ name }) => name.endsWith('.html')).length,
    lists: sum(files.filter(({ name }) => /^sitemap|search_index/.test(name))),
    shipped: sizes.map(shippedOf),
  };
}

/** What one page's reader is sent, by what it is. */
export function shippedOf({ page, before, after }: PageSize): Shipped {
  const brotli = (parts: readonly Part[], wanted: (file: string) => boolean) =>
    total(parts.filter(({ file }) => wanted(file))).brotli;
  const isOwn = (file: string) => /\/route-[^/]*\.js$/.test(file);
  const isSection = (file: string) => /\/section-[^/]*\.js$/.test(file);
  const isEntry = (file: string) => /\/index\.[^/]*\.js$/.test(file);
  return {
    page,
    html: brotli(before, (file) => file === page),
    styles: brotli(before, (file) => file.endsWith('.css')),
    own: brotli(after, isOwn),
    entry: brotli(after, isEntry),
    section: brotli(after, isSection),
    others: brotli(after, (file) => ![isOwn, isEntry, isSection].some((is) => is(file))),
  };
}
