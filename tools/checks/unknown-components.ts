import { type Finding, nearest } from '@site/pages/findings';
import type { Page } from '@site/pages/page';

/** What pages may use without an import; tools/editor/mdx.d.ts says what each accepts. */
export const components = [
  'Sample',
  'Option',
  'CliReference',
  'Term',
  'Explained',
  'Explorer',
  'Hero',
  'Built',
  'Figures',
];

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
        why: 'The page would stop where it is shown: nothing stands behind the tag.',
        todo: `Nearest: ${nearest(name, [...known]).join(', ')}. Another one needs an import at the top of the page, or its name in tools/checks/unknown-components.ts and tools/editor/mdx.d.ts if every page may use it.`,
      }));
  });
}
