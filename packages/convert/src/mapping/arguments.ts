import {
  type Field,
  get,
  is,
  list,
  listOf,
  object,
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
  /\s(?:--watch|-w|--stub|--clean|--bundleConfigAsCjs|--configPlugin[ =]\S+|(?:-c|--config)(?:[ =](?!-)\S+)?|-cw|-wc)(?=\s|$)/g;

/** What a command passes to the tool: options that a configuration has, too, and others. */
export function readArguments(tool: Tool, command: string) {
  const text = command.replace(tool.program, '').replaceAll(harmless, '');
  const words = text.match(/(?:[^\s'"]|'[^']*'|"[^"]*")+/g) ?? [];
  const { switches = '', short = {} } = tool.commandLine ?? {};
  const options = tool.commandLine ? tool.rules : {};
  const found = new Map<string, Value>();
  const others: string[] = [];
  for (let word = words.shift(); word !== undefined; word = words.shift()) {
    const [, dashes = '', no, flag = '', key, inline] =
      /^(--?)(no-)?([\w-]+)(?:\.(\w+))?(?:=(.*))?$/.exec(word) ?? [];
    const long = flag.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    const isFile = /^[^-].*\.\w+['"]?$/.test(word);
    const name = isFile ? 'entry' : dashes === '-' ? short[flag] : long;
    const isEntry = name === 'entry';
    if (
      !name ||
      name === 'config' ||
      !Object.hasOwn(options, name) ||
      (key && !isEntry)
    ) {
      others.push(word);
      continue;
    }
    const isSwitch =
      no || switches.split(/\s+/).includes(name) || /^-/.test(words[0] ?? '-');
    const next = isFile || inline !== undefined || isSwitch ? undefined : words.shift();
    const given = isFile ? word : (inline ?? next);
    const former = found.get(name);
    const at = { line: 0, text: [former?.at.text, word, next].filter(Boolean).join(' ') };
    const texts = given?.replace(/^(['"])(.*)\1$/, '$2').split(',');
    const items = [...listOf(former), ...(texts ?? []).map((one) => plain(one, at))];
    const [first = plain(!no, at)] = items;
    // `--entry.name path`
    const named = key && given ? object({ [key]: plain(given, at) }, at) : undefined;
    const fields = [former, named].flatMap((one) =>
      one?.kind === 'object' ? one.fields : [],
    );
    if (named) found.set(name, { kind: 'object', fields, at });
    else found.set(name, items.length > 1 ? list(items, at) : first);
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
