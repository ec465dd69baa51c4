import { type Account, accountsOf } from './accounts.ts';
import { complete } from './mapping/complete.ts';
import {
  type Draft,
  type Effect,
  type Note,
  newItem,
  type Project,
  type Use,
} from './mapping/draft.ts';
import type { Result } from './mapping/effects.ts';
import { endingsOf, unwritten } from './mapping/outputs.ts';
import { apply, leave, note } from './mapping/rules.ts';
import { noteExtension } from './mapping/shared.ts';
import { pageOf, rulesOf, type Tool } from './mapping/tables.ts';
import type { ToolConfig } from './read/input.ts';
import {
  argumentsOf,
  dynamic,
  get,
  noPlace,
  type Place,
  plain,
  type Value,
} from './read/value.ts';
import { byCost } from './warnings.ts';
import { configuration } from './write/configuration.ts';
import { type Change, changeManifest, configText, json } from './write/manifest.ts';
import { flatten } from './write/node.ts';

export interface OutputFile {
  readonly name: string;
  readonly text: string;
}

/** What a configuration becomes. */
export interface Outcome {
  /** `rslib.config.ts`, then what else the project needs; `package.json` last. */
  readonly files: readonly OutputFile[];
  readonly changes: readonly Change[];
  readonly notes: readonly Note[];
  /** Each setting of each item, and each line of other files: `output.sourceMap: true`. */
  readonly settings: readonly string[];
  /** The files that the builds start from; a pattern is none. */
  readonly sources: readonly string[];
  /** What became of each property and plugin, in the order of the pasted text. */
  readonly accounts: readonly Account[];
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
    effects: [],
    read: [],
    project,
  };
  const [first = plain(undefined)] = configs;
  const unknown = configs.filter((one) => !addConfig(one, tool, draft));
  const { items } = draft;
  const [item = newItem('esm')] = items;
  if (items.length === 0) items.push(item);
  const own = { draft, config: first, option: '', at: noPlace, link: pageOf(tool) };
  const whole: Use = { ...own, item, isFirst: true };
  const left = (at: Place, effects: Result) =>
    draft.effects.push(...effects.map((one) => ({ ...one, at })));
  for (const one of unknown) left(one.at, leave(whole, one));
  const needed = Object.entries(complete(whole, tool));
  for (const one of items) {
    const { js } = endingsOf(one, project);
    if (one.old.js && one.old.js !== js) noteExtension(whole, one.old.js, js);
  }
  if (isAlone) note(whole, 'scriptOnly');
  for (const at of skipped) left(at, leave(whole, dynamic(at), '', 'condition'));

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
  const { sources } = draft;
  const accounts = accountsOf(draft, config.objects);
  return { files, changes, notes, settings, sources, accounts };
}

/**
 * Adds the items of a configuration. Returns whether it has any: what is not known adds none, since
 * an item that builds something else could overwrite the files of another one.
 */
function addConfig(config: Value, tool: Tool, draft: Draft): boolean {
  const use = { draft, config, option: '', at: config.at, link: pageOf(tool) };
  const rules = rulesOf(tool.tables);
  if (config.kind !== 'object') {
    const known = Object.keys(rules).map((name) => name.replace(/\..*/, ''));
    // What the function of the file was called with is no configuration.
    const isConfig = (one: Value) =>
      get(one, '...')?.at !== noPlace && known.some((name) => get(one, name));
    const inner = argumentsOf(config).filter(isConfig);
    const isKnown = inner.filter((one) => addConfig(one, tool, draft)).length > 0;
    const [item] = draft.items;
    if (isKnown && item)
      draft.effects.push(
        ...leave({ ...use, item, isFirst: true }, config, '', 'condition'),
      );
    return isKnown;
  }
  const outputs = tool.begin(use);
  for (const [index, { format, config: own }] of outputs.entries()) {
    const item = newItem(format ?? 'esm');
    const inner = { ...use, config: own, item, isFirst: index === 0 };
    if (format) draft.items.push(item);
    const effects = apply(rules, own, inner);
    if (format) draft.effects.push(...effects, ...(tool.finish?.(inner) ?? []));
    else draft.effects.push(...withoutItem(effects, draft.declarations.includes(own)));
  }
  return outputs.some(({ format }) => format) || draft.declarations.includes(config);
}

/**
 * The effects of a configuration without an item: one for declarations concerns all items, others
 * are left to the reader, as their note says.
 */
function withoutItem(effects: readonly Effect[], isForTypes: boolean): Effect[] {
  const [left] = effects.filter(({ fate }) => fate === 'left');
  return effects.map((one): Effect => {
    const { option, at, fate } = one;
    if (isForTypes && fate === 'carried' && one.target.path === 'dts')
      return { ...one, target: { path: 'dts', node: one.target.node } };
    return !isForTypes && left?.fate === 'left' && fate !== 'left'
      ? { option, at, fate: 'omitted', note: left.note }
      : one;
  });
}
