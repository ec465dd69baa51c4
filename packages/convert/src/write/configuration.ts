import { fieldsOf } from '@site/pages/records';
import type { Item } from '../mapping/draft.ts';
import { copy, isSettings, type Node, put, type Settings } from './node.ts';

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
    const all = lib.map((item) => item[name]);
    const [first] = all;
    if (first !== undefined && !isSettings(first) && agree(all)) {
      top[name] = first;
      for (const item of lib) delete item[name];
    }
    for (const [key, value] of isSettings(first) ? Object.entries(first) : []) {
      if (!agree(all.map((one) => inside(one, key)))) continue;
      put(top, name, { [key]: value });
      for (const one of all) if (isSettings(one)) delete one[key];
    }
    for (const item of lib) if (JSON.stringify(item[name]) === '{}') delete item[name];
  }
  return { lib, ...top };
}

const inside = (node: Node, key: string) => (isSettings(node) ? node[key] : undefined);
const agree = (nodes: readonly Node[]) =>
  nodes.every((one) => JSON.stringify(one) === JSON.stringify(nodes[0]));
