import { pick } from '../write/node.ts';
import type { Draft, Item } from './draft.ts';
import { extensionOf } from './project.ts';

/**
 * The path that a file of the build has from now on, as in `package.json`: for a tool that gives
 * files other extensions, and for formats that now have a folder each. `undefined` if it stays.
 */
export function newNameOf(file: string, { items, project }: Draft): string | undefined {
  const path = file.replace(/^\.\//, '');
  for (const item of items.filter(({ format }) => /esm|cjs/.test(format))) {
    const { format, settings, old } = item;
    const folder = String(pick(settings, 'output.distPath') ?? 'dist');
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
