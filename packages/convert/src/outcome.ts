import { complete } from './mapping/complete.ts';
import {
  type Draft,
  type Note,
  newItem,
  type Project,
  type Use,
} from './mapping/draft.ts';
import { endingsOf, unwritten } from './mapping/outputs.ts';
import { apply, leave, note } from './mapping/rules.ts';
import { pageOf, rulesOf, type Tool } from './mapping/tables.ts';
import type { ToolConfig } from './read/input.ts';
import { argumentsOf, dynamic, get, noPlace, plain, type Value } from './read/value.ts';
import { byCost } from './warnings.ts';
import { configuration } from './write/configuration.ts';
import { type Change, changeManifest, configText, json } from './write/manifest.ts';
import { flatten } from './write/node.ts';

export interface OutputFile {
  readonly name: string;
  readonly text: string;
}

/** What a configuration becomes, and what `accounts.ts` compares. */
export interface Outcome {
  /** `rslib.config.ts`, then what else the project needs; `package.json` last. */
  readonly files: readonly OutputFile[];
  readonly changes: readonly Change[];
  readonly notes: readonly Note[];
  /** Each setting of each item, and each line of other files: `output.sourceMap: true`. */
  readonly settings: readonly string[];
  /** The files that the builds start from; a pattern is none. */
  readonly sources: readonly string[];
  /** The values that Rslib needs no option for, and the sections that say so. */
  readonly unneeded: ReadonlyMap<Value, string>;
}

/**
 * Converts what a file describes. `project` has `package.json` and `tsconfig.json`; `manifestText` is
 * the former as it was pasted, whose indentation is kept.
 */
export function outcomeOf(
  config: ToolConfig,
  project: Project,
  manifestText: string,
): Outcome {
  const { configs, skipped, tool, isAlone } = config;
  const draft: Draft = {
    items: [],
    notes: new Map(),
    imports: new Map(),
    sources: [],
    declarations: [],
    links: { flags: tool.flags, commandLine: tool.flags, ...tool.links },
    unneeded: new Map(),
    project,
  };
  const [first = plain(undefined)] = configs;
  const unknown = configs.filter((one) => !addConfig(one, tool, draft));
  const { items } = draft;
  const [item = newItem('esm')] = items;
  if (items.length === 0) items.push(item);
  const own = { draft, config: first, option: '', link: pageOf(tool) };
  const whole: Use = { ...own, item, isFirst: true };
  for (const one of unknown) leave(whole, one);
  const needed = Object.entries(complete(whole, tool));
  for (const one of items) {
    const { js } = endingsOf(one, project);
    if (one.old.js && one.old.js !== js)
      note(whole, 'extensions', { line: 0, text: `${one.old.js} → ${js}` });
  }
  if (isAlone) note(whole, 'scriptOnly');
  for (const at of skipped) leave(whole, dynamic(at), '', 'condition');

  const settings = items.flatMap(({ format, settings: own }) =>
    flatten({ format, ...own }),
  );
  const text = configText(configuration(items), draft.imports);
  const files = [{ name: 'rslib.config.ts', text }];
  for (const [name, content] of needed) {
    files.push({ name, text: json(content) });
    settings.push(...flatten(content, `${name}: `));
  }
  const changed = changeManifest(whole, tool, config);
  for (const path of unwritten(changed.manifest, draft))
    note(whole, 'unwritten', { line: 0, text: path });
  if (project.manifest)
    files.push({ name: 'package.json', text: json(changed.manifest, manifestText) });
  const changes = project.manifest ? changed.changes : [];
  const notes = [...draft.notes.values()].sort(byCost);
  const { sources, unneeded } = draft;
  return { files, changes, notes, settings, sources, unneeded };
}

/**
 * Adds the items of a configuration. Returns whether it has any: what is not known adds none, since
 * an item that builds something else could overwrite the files of another one.
 */
function addConfig(config: Value, tool: Tool, draft: Draft): boolean {
  const use = { draft, config, option: '', link: pageOf(tool) };
  const rules = rulesOf(tool.tables);
  if (config.kind !== 'object') {
    const known = Object.keys(rules).map((name) => name.replace(/\..*/, ''));
    // What the function of the file was called with is no configuration.
    const isConfig = (one: Value) =>
      get(one, '...')?.at !== noPlace && known.some((name) => get(one, name));
    const inner = argumentsOf(config).filter(isConfig);
    const isKnown = inner.filter((one) => addConfig(one, tool, draft)).length > 0;
    const [item] = draft.items;
    if (isKnown && item) leave({ ...use, item, isFirst: true }, config, '', 'condition');
    return isKnown;
  }
  const outputs = tool.begin(use);
  for (const [index, { format, config: own }] of outputs.entries()) {
    const item = newItem(format ?? 'esm');
    const inner = { ...use, config: own, item, isFirst: index === 0 };
    if (format) draft.items.push(item);
    apply(rules, own, inner);
    if (format) tool.finish?.(inner);
  }
  return outputs.some(({ format }) => format) || draft.declarations.includes(config);
}
