import { type Account, accountsOf } from './accounts.ts';
import { isWatching, ownCommands } from './mapping/arguments.ts';
import type { ToolConfig } from './mapping/choose.ts';
import { complete } from './mapping/complete.ts';
import {
  type Draft,
  type Note,
  newItem,
  type Result,
  type Use,
} from './mapping/draft.ts';
import { endingsOf, unwritten } from './mapping/outputs.ts';
import { apply, inTypes, leave, note, tell } from './mapping/rules.ts';
import { noteExtension } from './mapping/shared.ts';
import { pageOf, type Tool } from './mapping/tool.ts';
import { commandsOf, type Project } from './read/project.ts';
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
import { flatten } from './write/print.ts';

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
  const { configs, skipped, tool, isAlone, file } = config;
  const commands = commandsOf(project).filter((one) => tool.program.test(one));
  const own = ownCommands(tool, commands, file);
  const draft: Draft = {
    items: [],
    notes: new Map(),
    imports: new Map(),
    sources: [],
    declarations: [],
    links: { flags: tool.flags, commandLine: tool.flags, ...tool.links },
    isPart: commands.some((one) => !own.includes(one) && !isWatching(one)),
    effects: [],
    read: [],
    project,
  };
  const [first = plain(undefined)] = configs;
  const unknown = configs.filter((one) => !addConfig(one, tool, draft));
  const { items } = draft;
  const [item = newItem('esm')] = items;
  if (items.length === 0) items.push(item);
  const base = { draft, config: first, option: '', at: noPlace, link: pageOf(tool) };
  const whole: Use = { ...base, item, isFirst: true };
  const left = (at: Place, effects: Result) =>
    draft.effects.push(...effects.map((one) => ({ ...one, at })));
  // What ends in code that was left out has no place of its own.
  for (const one of unknown)
    if (one.at.line > 0 || skipped.length === 0) left(one.at, leave(whole, one));
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
  if (config.kind !== 'object') {
    const known = Object.keys(tool.rules).map((name) => name.replace(/\..*/, ''));
    // What the function of the file was called with is no configuration.
    const isConfig = (one: Value) =>
      get(one, '...')?.at !== noPlace && known.some((name) => get(one, name));
    const only = (one: Value) =>
      one.kind === 'object'
        ? { ...one, fields: one.fields.filter(({ name }) => known.includes(name)) }
        : one;
    const inner = argumentsOf(config).filter(isConfig).map(only);
    const isKnown = inner.filter((one) => addConfig(one, tool, draft)).length > 0;
    const [item] = draft.items;
    if (isKnown && item)
      draft.effects.push(
        ...leave({ ...use, item, isFirst: true }, config, '', 'condition'),
      );
    return isKnown;
  }
  const outputs = tool.begin(use);
  for (const [index, { format, config: own, at = config.at }] of outputs.entries()) {
    const item = newItem(format ?? 'esm');
    const inner = { ...use, config: own, item, isFirst: index === 0 };
    const isForTypes = draft.declarations.includes(own);
    // What makes no item is told as a whole, but for what the reader has to do.
    const isOpen = format || (!isForTypes && at === config.at);
    const read = isForTypes ? only(own, 'plugins') : own;
    const done = isOpen || isForTypes ? apply(tool.rules, read, inner) : [];
    if (format) {
      draft.items.push(item);
      draft.effects.push(...done, ...(tool.finish?.(inner) ?? []));
    } else {
      const whole = { ...inner, option: isForTypes ? '' : 'output', at };
      draft.effects.push(...done.filter(({ fate }) => fate === 'left'));
      if (isForTypes) draft.effects.push(...inTypes(own, whole));
      else if (at !== config.at) draft.effects.push(...tell(whole, 'format', at));
    }
  }
  return outputs.some(({ format }) => format) || draft.declarations.includes(config);
}

/** An object with one of its fields. */
const only = (value: Value, field: string): Value =>
  value.kind === 'object'
    ? { ...value, fields: value.fields.filter(({ name }) => name === field) }
    : value;
