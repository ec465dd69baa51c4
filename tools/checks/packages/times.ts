import path from 'node:path';
import { type Finding, findingsWith } from '@site/mdx/findings';
import { fieldsOf } from '@site/mdx/records';
import { lineAt, type TextFile } from '@site/mdx/repository';
import { importsIn, isCode, workspacesOf } from './references.ts';

/**
 * When a file runs, by the first folder of a package's sources: `record` runs tools and writes into
 * `docs`, `build` makes the site, `browser` is on its pages. `format` is what they hand to each other:
 * types and readers. A file imports its own time, and those before it in this list.
 */
const times = ['format', 'browser', 'build', 'record'] as const;

type Time = (typeof times)[number];

/** Where a file that is not in the folder of a time runs: tools for readers, and what is no package. */
const places: readonly (readonly [path: string, time: Time])[] = [
  ['packages/compare/src/', 'build'],
  // Its mapping runs in a worker of the page that shows it.
  ['packages/convert/src/index.ts', 'build'],
  ['packages/convert/src/page/', 'build'],
  ['packages/convert/src/', 'browser'],
  ['theme/build/', 'build'],
  ['theme/', 'browser'],
  ['rspress.config.ts', 'build'],
  ['blocks.ts', 'build'],
];

const timeless = findingsWith(
  'Its folder says when a file runs, and so what it may import.',
  'Move it to record/, build/, browser/ or, for types and readers that they share, to format/.',
);

const wrongTime = findingsWith(
  'What records needs tools and gigabytes, and what builds needs Node.js: readers and builds have neither.',
  'Move what both need to format/, or let the later one pass it in.',
);

const byPath = findingsWith(
  'Only what is in the exports of its package.json stays where it is.',
  'Export it there, and import it as @site/<package>/….',
);

const ofTheme = findingsWith(
  'The theme puts packages together, so none of them can need it.',
  'Take it from packages/base-theme, or let theme/index.tsx pass it in.',
);

/**
 * Finds files of packages in no folder of a time; imports of something that runs at a later time, also
 * through the exports of another package; and imports by a path that leave a package or the theme, or
 * reach into the sources of a package. Only data in `docs` is read by a path. Tests and tools run at
 * any time.
 */
export function importTimes(files: readonly TextFile[]): Finding[] {
  const packages = workspacesOf(files).map(({ folder, name, manifest }) => {
    const { exports } = fieldsOf(JSON.parse(manifest.text));
    return { folder, name, exports: fieldsOf(exports) };
  });
  const exported = (target: string) => {
    const own = packages.find(({ name }) => `${target}/`.startsWith(`${name}/`));
    const file = own?.exports[target.replace(own.name, '.')];
    return own && typeof file === 'string'
      ? path.posix.join(own.folder, file)
      : undefined;
  };
  return files
    .filter(({ file }) => isCode.test(file))
    .flatMap(({ file, text }) => {
      const time = timeOf(file);
      const source = sourcesAround(file);
      const found = importsIn(text).flatMap(({ target, index }) => {
        const isPath = target.startsWith('.');
        const to = isPath ? path.posix.join(file, '..', target) : exported(target);
        if (to === undefined) return [];
        const line = lineAt(text, index);
        if (isPath && isElsewhere(file, to))
          return [byPath(file, `“${target}” is a file of another package.`, line)];
        if (file.startsWith('packages/') && to.startsWith('theme/'))
          return [ofTheme(file, `“${target}” belongs to the theme.`, line)];
        const later = timeOf(to);
        if (!time || !later || times.indexOf(later) <= times.indexOf(time)) return [];
        const what = `“${target}” belongs to “${later}”, and this file to “${time}”.`;
        return [wrongTime(file, what, line)];
      });
      if (time || !source) return found;
      return [
        timeless(file, 'It is in none of the folders that say when a file runs.'),
        ...found,
      ];
    });
}

function isElsewhere(file: string, to: string): boolean {
  const [home] = /^(?:packages\/[^/]+|theme)\//.exec(file) ?? [];
  if (home) return !to.startsWith(home) && !to.startsWith('docs/');
  return sourcesAround(to) !== undefined;
}

function timeOf(file: string): Time | undefined {
  const source = sourcesAround(file);
  const folder = source && file.slice(source.length).split('/')[0];
  return (
    times.find((time) => time === folder) ??
    places.find(([place]) => file.startsWith(place))?.[1]
  );
}

/** The folder of the sources around a file of a package. */
function sourcesAround(file: string): string | undefined {
  return /^packages\/[^/]+\/src\//.exec(file)?.[0];
}
