import { readFileSync } from 'node:fs';
import { type Finding, nearest } from '@site/pages/findings';
import type { Page } from '@site/pages/page';
import { repository } from '@site/pages/repository';

const declarations = readFileSync(`${repository}/tools/editor/mdx.d.ts`, 'utf8');

/** Components that pages use without an import, as their declarations for editors name them. */
export const components = [...declarations.matchAll(/^ {2}(\w+): \(/gm)].map(
  ([, name = '']) => name,
);

/** Finds tags of components that the page neither imports nor gets from the site. */
export function unknownComponents(pages: readonly Page[]): Finding[] {
  return pages.flatMap((page) => {
    const imports = page.source.match(/^import [^;]*?from /gm)?.join(' ') ?? '';
    const known = new Set([...components, ...(imports.match(/\b[A-Z]\w*/g) ?? [])]);
    return page.components
      .filter(({ name }) => /^[A-Z]\w*$/.test(name) && !known.has(name))
      .map(({ name, line }) => ({
        file: page.file,
        line,
        what: `There is no component <${name}>.`,
        why: 'The page would fail to render where the tag is.',
        todo: `Correct or import it. Nearest: ${nearest(name, [...known]).join(', ')}.`,
      }));
  });
}
