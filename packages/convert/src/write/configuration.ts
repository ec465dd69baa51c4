import type { Draft, Item } from '../mapping/draft.ts';
import {
  Code,
  copy,
  isSettings,
  type Node,
  put,
  type Settings,
} from '../mapping/settings.ts';
import { print } from './print.ts';

/** The text of `rslib.config.ts`. */
export function configText({ items, imports }: Draft): string {
  const config = configuration(items);
  const modules = [...imports, ['@rslib/core', 'defineConfig'] as const];
  const lines = modules.map(([from, name]) =>
    from.endsWith('.json')
      ? `import ${name} from '${from}' with { type: 'json' };\n`
      : `import { ${name} } from '${from}';\n`,
  );
  const constants = [...takeConstants(config)].map(([name, value]) => {
    const before = `const ${name} = `;
    return `${before}${print(value, '', before)} as const;\n\n`;
  });
  const before = 'export default defineConfig(';
  return `${lines.join('')}\n${constants.join('')}${before}${print(config, '', before)});\n`;
}

/**
 * What belongs to the whole configuration where all items agree. Declarations do not: Rslib warns
 * that items with a common `dts` may delete each other's files.
 */
const shared =
  'syntax shims banner footer source output tools resolve performance server plugins logLevel';

/** The configuration: what all items have in common is written once, below `lib`. */
function configuration(items: readonly Item[]): Settings {
  const lib = items.map(({ format, settings }): Settings => {
    const own = copy(settings);
    return { format, ...(isSettings(own) && own) };
  });
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

/** Fewer characters are easier to read where they are. */
const minLength = 80;

/**
 * Takes long values out of the items that several, but not all of them have. Returns them by the
 * names that the items have instead.
 */
function takeConstants(config: Settings): ReadonlyMap<string, Node> {
  const items = Array.isArray(config.lib) ? config.lib.filter(isSettings) : [];
  const all = items.flatMap((item) => [item, item.output].filter(isSettings));
  const found = new Map<string, Settings[]>();
  for (const settings of all)
    for (const [key, value] of Object.entries(settings)) {
      const text = JSON.stringify(value);
      // A constant list would be readonly, which options do not take.
      const isLong = isSettings(value) && text.length >= minLength;
      if (key === 'output' || !isLong || /[[/]/.test(text)) continue;
      const id = `${key} ${text}`;
      found.set(id, [...(found.get(id) ?? []), settings]);
    }
  const constants = new Map<string, Node>();
  for (const [id, owners] of found) {
    const [key = ''] = id.split(' ');
    const [first] = owners;
    if (!first || owners.length < 2 || constants.has(key)) continue;
    constants.set(key, first[key]);
    for (const owner of owners) owner[key] = new Code(key);
  }
  return constants;
}

const inside = (node: Node, key: string) => (isSettings(node) ? node[key] : undefined);
const agree = (nodes: readonly Node[]) =>
  nodes.every((one) => JSON.stringify(one) === JSON.stringify(nodes[0]));
