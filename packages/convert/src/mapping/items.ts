import { commandsOf, type Project } from '../read/project.ts';
import {
  argumentsOf,
  dynamic,
  get,
  noPlace,
  type Place,
  plain,
  type Value,
} from '../read/value.ts';
import { isWatching, ownCommands } from './arguments.ts';
import { complete } from './complete.ts';
import { type Draft, newItem, type Result, type Use } from './draft.ts';
import { pageOf } from './options.ts';
import { endingsOf } from './outputs.ts';
import { apply, inTypes, leave, note, tell } from './rules.ts';
import { noteExtension } from './shared.ts';
import type { Tool, ToolConfig } from './tool.ts';

/**
 * Maps a configuration: its items, with what follows from `package.json` and `tsconfig.json`. `use`
 * is the configuration as a whole; `needed` are other files of the answer, by their names.
 */
export function mapConfig(config: ToolConfig, project: Project) {
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
  const base = { draft, config: first, option: '', at: noPlace, link: pageOf(tool.id) };
  const use: Use = { ...base, item, isFirst: true };
  const left = (at: Place, effects: Result) =>
    draft.effects.push(...effects.map((one) => ({ ...one, at })));
  // What ends in code that was left out has no place of its own.
  for (const one of unknown)
    if (one.at.line > 0 || skipped.length === 0) left(one.at, leave(use, one));
  const needed = complete(use, tool);
  for (const one of items) {
    const { js } = endingsOf(one, project);
    if (one.old.js && one.old.js !== js) noteExtension(use, one.old.js, js);
  }
  if (isAlone) note(use, 'scriptOnly');
  for (const at of skipped) left(at, leave(use, dynamic(at), '', 'condition'));
  return { use, needed };
}

/**
 * Adds the items of a configuration. Returns whether it has any: what is not known adds none, since
 * an item that builds something else could overwrite the files of another one.
 */
function addConfig(config: Value, tool: Tool, draft: Draft): boolean {
  const use = { draft, config, option: '', at: config.at, link: pageOf(tool.id) };
  if (config.kind !== 'object') {
    const known = Object.keys(tool.rules).map((name) => name.replace(/\..*/, ''));
    // What the function of the file was called with is no configuration.
    const isConfig = (one: Value) =>
      get(one, '...')?.at !== noPlace && known.some((name) => get(one, name));
    const inner = argumentsOf(config).filter(isConfig);
    const added = inner.filter((one) => addConfig(only(one, known), tool, draft));
    const isKnown = added.length > 0;
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
    // An output that makes no item is reported as a whole, apart from what the reader has to do.
    const isOpen = format || (!isForTypes && at === config.at);
    const read = isForTypes ? only(own, ['plugins']) : own;
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

/** An object with nothing but these fields. */
const only = (value: Value, names: readonly string[]): Value =>
  value.kind === 'object'
    ? { ...value, fields: value.fields.filter(({ name }) => names.includes(name)) }
    : value;
