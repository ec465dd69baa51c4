import { findingsWith, suggestions } from '@site/mdx/findings';
import type { Page } from '@site/mdx/page';
import type { TextFile } from '@site/mdx/repository';

const finding = findingsWith('The page would fail to render where the tag is.');

/** Files that register components for all pages, and how. */
const registries = [
  { files: /^packages\/[^/]+\/src\/(?:build\/)?[\w-]+\.ts$/, names: /^ +tag: '(\w+)'/gm },
  {
    files:
      /^(?:theme|packages\/base-theme\/src\/browser)\/mdx\/getCustomMDXComponent\.tsx$/,
    names: /^ {4}([A-Z]\w*),$/gm,
  },
];

/** The components that pages use without an import. */
export function registeredComponents(files: readonly TextFile[]): string[] {
  return registries.flatMap((registry) =>
    files
      .filter(({ file }) => registry.files.test(file))
      .flatMap(({ text }) => [...text.matchAll(registry.names)])
      .map(([, name = '']) => name),
  );
}

/** Finds tags of components that the page neither imports nor gets from the site. */
export function unknownComponents(pages: readonly Page[], registered: readonly string[]) {
  return pages.flatMap(({ file, source, components }) => {
    const imports = source.match(/^import [^;]*?from /gm)?.join(' ') ?? '';
    const known = [...registered, ...(imports.match(/\b[A-Z]\w*/g) ?? [])];
    return components
      .filter(({ name }) => /^[A-Z]\w*$/.test(name) && !known.includes(name))
      .map(({ name, line }) => {
        const todo = `Correct or import it.${suggestions(name, known)}`;
        return finding(file, `There is no component <${name}>.`, line, todo);
      });
  });
}
