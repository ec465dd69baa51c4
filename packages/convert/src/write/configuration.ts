import { fieldsOf } from '@site/pages/records';
import type { Item } from '../mapping/draft.ts';
import { copy, isSettings, type Node, pick, put, type Settings } from './node.ts';

/**
 * What belongs to the whole configuration where all items agree. Declarations do not: Rslib warns
 * that items with a common `dts` may delete each other's files.
 */
const shared =
  'syntax shims banner footer source output tools resolve performance server plugins logLevel';

/** The configuration: what all items have in common is written once, below `lib`. */
export function configuration(items: readonly Item[]): Settings {
  const lib = items.map(
    ({ format, settings }): Settings => ({ format, ...fieldsOf(copy(settings)) }),
  );
  const top: Settings = {};
  for (const name of shared.split(' ')) {
    const all = lib.map((item) => pick(item, name));
    const [first] = all;
    if (isSettings(first)) {
      for (const key of Object.keys(first)) {
        if (key.startsWith('//') || !agree(all.map((one) => inside(one, key)))) continue;
        put(top, name, { [key]: first[key] });
        for (const one of all) if (isSettings(one)) delete one[key];
      }
    } else if (first !== undefined && agree(all)) {
      top[name] = first;
      for (const item of lib) delete item[name];
    }
    for (const item of lib) {
      const left = pick(item, name);
      if (isSettings(left) && Object.keys(left).length === 0) delete item[name];
    }
  }
  return { lib, ...top };
}

const inside = (node: Node, key: string) => (isSettings(node) ? node[key] : undefined);
const agree = (nodes: readonly Node[]) =>
  nodes.every((one) => JSON.stringify(one) === JSON.stringify(nodes[0]));
