import { get, listOf, textOf, textsOf } from '../read/value.ts';
import { isSettings, pick } from '../write/node.ts';
import type { Item } from './draft.ts';
import { folderOf, withoutDot } from './files.ts';
import { leave, type Rule, set } from './rules.ts';

/**
 * Files to copy, with the names that a tool has for where from and where to. One item copies them
 * for all. Where to is a path of the package until `placeCopies`.
 */
export const copyRule =
  (source: string, target: string): Rule =>
  (value, use) => {
    const first = { ...use, items: use.items.slice(0, 1) };
    for (const item of listOf(value)) {
      const isAlone = textOf(item) !== undefined;
      const from = textsOf(isAlone ? item : get(item, source));
      const to = isAlone ? './' : textOf(get(item, target));
      const isSimple = item.kind !== 'object' || item.fields.length === 2;
      const copies = from?.map((path) => copyOf(path, to ?? '', isAlone)) ?? [undefined];
      const isKnown = isSimple && to !== undefined && !copies.includes(undefined);
      if (isKnown) set(first, 'output.copy', copies);
      else leave(first, item, 'output.copy');
    }
  };

/** One copy as Rslib takes it; `undefined` for a pattern with folders. */
function copyOf(from: string, to: string, isAlone: boolean) {
  const [, context, files] = /^(.*?)\/?([^/]*[*{].*)$/.exec(from) ?? [];
  const name = from.split('/').at(-1) ?? '';
  if (files?.includes('/')) return undefined;
  // Files that a pattern finds come without their folders, and a folder keeps its name.
  const isFolder = !files && (isAlone || !name.includes('.'));
  const folder = to === './' ? './' : `${withoutDot(to).replace(/\/$/, '')}/`;
  const path = isFolder ? `${folder}${name}` : folder.replace(/(?<=.)\/$/, '');
  return files ? { from: files, context: context || '.', to: path } : { from, to: path };
}

/** Where to copy, from the folder of the item, as Rslib takes it. */
export function placeCopies(items: readonly Item[]): void {
  for (const item of items) {
    const copies = pick(item.settings, 'output.copy');
    const folder = folderOf(item);
    const up = folder === '.' ? '.' : folder.replace(/[^/]+/g, '..');
    for (const one of Array.isArray(copies) ? copies.filter(isSettings) : [])
      if (typeof one.to === 'string' && !one.to.startsWith('.')) {
        const isBelow = `${one.to}/`.startsWith(`${folder}/`);
        one.to = isBelow ? `.${one.to.slice(folder.length)}` : `${up}/${one.to}`;
      }
  }
}
