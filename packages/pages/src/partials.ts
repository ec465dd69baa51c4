import path from 'node:path';
import type { Page } from './page.ts';

/**
 * The pieces of text that a page takes in: the file of each, from the root of the repository, by
 * the name of its component.
 */
export function partialsOf({
  file,
  source,
}: Pick<Page, 'file' | 'source'>): Map<string, string> {
  const imports = source.matchAll(/^import (\w+) from '(\..+\.mdx)';$/gm);
  return new Map(
    [...imports].map(([, name = '', target = '']) => [
      name,
      path.posix.join(path.posix.dirname(file), target),
    ]),
  );
}
