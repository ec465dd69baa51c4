import {
  type Field,
  get,
  is,
  list,
  listOf,
  type Place,
  plain,
  type Value,
} from '../read/value.ts';
import type { Tool } from './tool.ts';

const usual = /^(?:build|rollup|tsdown|tsup|vite)\.config\.\w+$/;
const otherMode = /\s--mode[ =](?!production\b)\S/;

/** The name of the configuration that a command names; empty for the usual one. */
function configOf(command: string): string {
  const [, file = ''] = /\s(?:-c|--config)[ =](?!-)(?:\S*\/)?(\S+)/.exec(command) ?? [];
  return usual.test(file) ? '' : file;
}

/** The commands of a tool that build with the configuration of this name, which may be unknown. */
export function ownCommands(
  { program }: Tool,
  commands: readonly string[],
  name = '',
): readonly string[] {
  const all = commands.filter((one) => program.test(one));
  const named = all.filter((one) => configOf(one) === (usual.test(name) ? '' : name));
  const own = named.filter((one) => !otherMode.test(one));
  if (own.length > 0) return own;
  if (named.length > 0) return named;
  // Of several other configurations, any may be meant.
  return name || new Set(all.map(configOf)).size > 1 ? [] : all;
}

export const isWatching = (command: string) => /\s(?:--watch|-c?w|-wc)\b/.test(command);

/** Arguments that say what a build is, rather than what is in it. */
const harmless =
  /\s(?:(?:--watch|-w)(?:[ =](?!-)[\w/]+(?=\s|$))?|--stub|--clean|--bundleConfigAsCjs|--configPlugin[ =]\S+|(?:-c|--config)(?:[ =](?!-)\S+)?|-cw|-wc)(?=\s|$)/g;

/** A word of a command that says something of an option. */
interface Flag {
  readonly option: string;
  /** `name` of `--entry.name`. */
  readonly field?: string | undefined;
  /** Behind `=`, or the word itself for a file. */
  readonly given?: string | undefined;
  readonly isNegated?: boolean;
  /** Whether a value may be the next word. */
  readonly takesNext?: boolean;
}

/** What a word says; `undefined` for one that names no option of the tool. */
function flagOf(word: string, { commandLine, rules }: Tool): Flag | undefined {
  if (!commandLine) return undefined;
  if (/^[^-].*\.\w+['"]?$/.test(word)) return { option: 'entry', given: word };
  const [, dashes, no, name = '', field, given] =
    /^(--?)(no-)?([\w-]+)(?:\.(\w+))?(?:=(.*))?$/.exec(word) ?? [];
  const long = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const option = dashes === '-' ? commandLine.short[name] : long;
  const isKnown = option && option !== 'config' && Object.hasOwn(rules, option);
  if (!isKnown || (field && option !== 'entry')) return undefined;
  const isSwitch = no !== undefined || commandLine.switches.split(/\s+/).includes(option);
  const takesNext = !isSwitch && given === undefined;
  return { option, field, given, isNegated: no !== undefined, takesNext };
}

/** The value of an option with what a flag adds to it; a list in it is separated by commas. */
function withFlag(
  flag: Flag,
  given: string | undefined,
  former: Value | undefined,
  at: Place,
) {
  const { field, isNegated } = flag;
  if (field && given) {
    const fields = former?.kind === 'object' ? former.fields : [];
    const added: Field = { name: field, value: plain(given, at) };
    return { kind: 'object', fields: [...fields, added], at } as const;
  }
  const texts = given?.replace(/^(['"])(.*)\1$/, '$2').split(',') ?? [];
  const items = [...listOf(former), ...texts.map((one) => plain(one, at))];
  return items.length > 1 ? list(items, at) : (items[0] ?? plain(!isNegated, at));
}

/** What a command passes to the tool: options that a configuration has, too, and others. */
export function readArguments(tool: Tool, command: string) {
  const text = command.replace(tool.program, '').replaceAll(harmless, '');
  const words = text.match(/(?:[^\s'"]|'[^']*'|"[^"]*")+/g) ?? [];
  const found = new Map<string, Value>();
  const others: string[] = [];
  for (let word = words.shift(); word !== undefined; word = words.shift()) {
    const flag = flagOf(word, tool);
    if (!flag) {
      others.push(word);
      continue;
    }
    const next =
      flag.takesNext && !/^-/.test(words[0] ?? '-') ? words.shift() : undefined;
    const former = found.get(flag.option);
    const at = { line: 0, text: [former?.at.text, word, next].filter(Boolean).join(' ') };
    found.set(flag.option, withFlag(flag, flag.given ?? next, former, at));
  }
  const fields = [...found].map(([name, value]): Field => ({ name, value }));
  return { fields, others };
}

/**
 * The options in the commands that build, rather than watch, with a configuration: those of each, if
 * all have entries of their own, and else those of the first one.
 */
export function optionsOfScripts(
  tool: Tool,
  commands: readonly string[],
  name?: string,
): readonly (readonly Field[])[] {
  const own = ownCommands(tool, commands, name);
  const building = own.filter((one) => !isWatching(one));
  const all = building.map((one) => readArguments(tool, one).fields);
  const entries = all.map(
    (one) => one.find(({ name }) => name === 'entry')?.value.at.text,
  );
  const isEach = !entries.includes(undefined) && new Set(entries).size === all.length;
  return isEach && all.length > 0 ? all : [all[0] ?? []];
}

/** A configuration with those of a script, which win. A switch keeps the options that it turns on. */
export function withOptions(config: Value, fields: readonly Field[]): Value {
  if (config.kind !== 'object') return config;
  const isNew = ({ name, value }: Field) =>
    !is(value, true) || get(config, name)?.kind !== 'object';
  return { ...config, fields: [...config.fields, ...fields.filter(isNew)] };
}
