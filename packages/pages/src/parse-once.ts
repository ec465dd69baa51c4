import type { Page } from './page.ts';
import { parsePage } from './parse.ts';

const last = new Map<string, Page>();

/**
 * The same as `parsePage`, but a file whose text is that of last time is not read again. For what
 * asks for the same pages over and over, such as plugins of the dev server: a saved page is looked
 * at by several, and compared with the other language, which did not change. The page is shared, so
 * nobody may change it.
 */
export function parsePageOnce(file: string, source: string): Page {
  const known = last.get(file);
  if (known?.source === source) return known;
  const page = parsePage(file, source);
  last.set(file, page);
  return page;
}
