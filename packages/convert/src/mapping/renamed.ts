import { pick, put } from '../write/node.ts';
import type { Draft, Item } from './draft.ts';
import { folderOf, withoutDot } from './paths.ts';
import { extensionOf, record } from './project.ts';

/** The fields of `package.json` that name files of the build. */
export const fileFields = [
  ...['main', 'module', 'types', 'typings', 'browser', 'exports', 'bin'],
] as const;

/**
 * Files that `package.json` does not name, although it names others, are loaded by something that
 * is not known here, such as a script that chooses one of them. They keep their extensions.
 */
export function keepUnnamed({ items, project }: Draft): void {
  const paths = fileFields.flatMap((name) => pathsIn(project.manifest?.[name]));
  const isNamed = (item: Item) =>
    paths.some((path) => {
      const { folder = folderOf(item) } = item.old;
      const [, entry] = withoutDot(path).split(`${folder}/`);
      return entry !== undefined && isBuilt(entry.replace(/(?:\.d)?\.\w+$/, ''), item);
    });
  if (!items.some(isNamed)) return;
  for (const item of items) {
    const { format, old, settings } = item;
    if (isNamed(item) || !old.js || old.js === extensionOf(format, project)) continue;
    if (pick(settings, 'output.filename.js') === undefined)
      put(settings, 'output', { filename: { js: `[name]${old.js}` } });
  }
}

function pathsIn(value: unknown): string[] {
  return typeof value === 'string'
    ? [value]
    : Object.values(record(value)).flatMap(pathsIn);
}

/**
 * The path that a file of the build has from now on, as in `package.json`: for a tool that gives
 * files other extensions, and for formats that now have a folder each. `undefined` if it stays.
 */
export function newNameOf(file: string, { items, project }: Draft): string | undefined {
  const path = withoutDot(file);
  for (const item of items.filter(({ format }) => /esm|cjs/.test(format))) {
    const { format, settings, old } = item;
    const folder = folderOf(item);
    const name = String(pick(settings, 'output.filename.js') ?? '[name]');
    const own = extensionOf(format, project);
    const js = name.slice('[name]'.length) || own;
    const dts = pick(settings, 'dts.autoExtension')
      ? `.d${own.replace('js', 'ts')}`
      : '.d.ts';
    const endings = [
      [old.dts ?? dts, dts],
      [old.js ?? js, js],
    ];
    for (const [before = '', after = ''] of endings) {
      const start = `${old.folder ?? folder}/`;
      const entry = path.slice(start.length, -before.length);
      if (path !== `${start}${entry}${before}` || !isBuilt(entry, item)) continue;
      const next = `${folder}/${entry}${after}`;
      if (next === path) return undefined;
      return file.startsWith('./') ? `./${next}` : next;
    }
  }
  return undefined;
}

function isBuilt(entry: string, { settings }: Item): boolean {
  if (settings.bundle === false) return true;
  const entries = pick(settings, 'source.entry') ?? { index: '' };
  return Object.keys(Object(entries)).includes(entry);
}
