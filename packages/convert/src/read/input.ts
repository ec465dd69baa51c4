import { fieldsOf } from '@site/pages/records';
import { commandsOf } from '../mapping/project.ts';
import type { Tool } from '../mapping/tables.ts';
import { loadParser } from '../parse/parse.ts';
import type { Assumption } from './evaluate.ts';
import {
  otherToolOf as findOther,
  otherToolRunBy as findOtherRunBy,
  type OtherTool,
} from './other-tools.ts';
import { type Description, read } from './read.ts';
import { argumentsOf, get, listOf, object, type Place, type Value } from './value.ts';

export type FieldName = 'config' | 'manifest' | 'tsconfig';

/** The texts that were pasted. `name` is that of the configuration's file, if it is known. */
export interface Input extends Readonly<Record<FieldName, string>> {
  readonly name: string;
}

export type ProblemKey =
  | ('syntax' | 'html' | 'noExport' | 'unknownTool' | 'otherTool' | 'noGuide')
  | ('application' | 'done' | 'isManifest' | 'isTsconfig' | 'notObject')
  | ('noOptions' | 'noConfig');

export interface Problem {
  readonly field: FieldName;
  readonly key: ProblemKey;
  readonly line?: number;
  readonly column?: number;
  /** What the parser says, in English, or the name of a tool. */
  readonly detail?: string;
  /** The page that helps further. */
  readonly link?: string;
}

/** A pasted `package.json` or `tsconfig.json`; both are `undefined` if there is none. */
export interface PastedJson {
  readonly value: Value | undefined;
  /** The same as JavaScript has it. */
  readonly json: Readonly<Record<string, unknown>> | undefined;
}

export interface ToolConfig extends Omit<Description, 'conditions'> {
  readonly tool: Tool;
  /** A condition that was decided so that the configuration builds a library. */
  readonly chosen?: Place;
  /** The field of `package.json` that the configuration is in. */
  readonly key?: string;
}

type Fail = (key: ProblemKey, more?: Partial<Problem>) => undefined;

/** Reports what is wrong with a field. */
export function failure(problems: Problem[], field: FieldName): Fail {
  return (key, more = {}) => {
    problems.push({ field, key, ...more });
    return undefined;
  };
}

/** Reads JSON that may have comments and trailing commas. */
export async function readJson(text: string, fail: Fail): Promise<PastedJson> {
  if (isEmpty(text)) return { value: undefined, json: undefined };
  const describe = await program(text, true, fail);
  const [value] = describe?.().configs ?? [];
  if (describe && (value?.kind !== 'object' || /^\s*\[/.test(text))) fail('notObject');
  return { value, json: value?.kind === 'object' ? fieldsOf(toPlain(value)) : undefined };
}

/** Whether a text is a `package.json`, which people paste where a configuration belongs. */
export async function isManifest(text: string): Promise<boolean> {
  if (!/^\s*\{/.test(text)) return false;
  const { value } = await readJson(text, () => undefined);
  return get(value, 'name') !== undefined && get(value, 'version') !== undefined;
}

/** The configuration of a file, or of the field of `package.json` that is called like its tool. */
export async function readConfig(
  { config, name }: Pick<Input, 'config' | 'name'>,
  tools: readonly Tool[],
  { value: manifest, json }: PastedJson,
  fail: Fail,
): Promise<ToolConfig | undefined> {
  if (isEmpty(config)) {
    const named = tools.find(({ id }) => get(manifest, id));
    const commands = commandsOf({ manifest: json });
    const isRun = ({ program }: Tool) => commands.some((one) => program.test(one));
    const tool = named ?? tools.find((one) => one.isOptional && isRun(one));
    const configs = listOf((named && get(manifest, named.id)) ?? object({}));
    const nothing = { imports: [], names: new Map(), skipped: [], objects: [] };
    return tool && { configs, ...nothing, tool, ...(named && { key: named.id }) };
  }
  if (/^\s*<(?:!doctype|html|\?xml|!--)/i.test(config)) return fail('html');
  const describe = await program(config, /^\s*\{/.test(config), fail, manifest);
  if (!describe) return undefined;
  const found = describe();
  const [first] = found.configs;
  const other = otherToolOf(name, found, tools);
  if (!first) return other ? fail(...reasonOf(other)) : fail('noExport');
  if (get(first, 'compilerOptions')) return fail('isTsconfig');
  if (get(first, 'name') && get(first, 'version')) return fail('isManifest');
  if (found.imports.includes('@rslib/core') || get(first, 'lib')) return fail('done');
  if (other) return fail(...reasonOf(other));
  const tool = toolOf(name, found, tools);
  if (tool?.id !== 'vite') return tool ? { ...found, tool } : fail('unknownTool');
  const library = libraryOf(found, describe);
  if (library) return { ...library, tool };
  const isKnown = found.skipped.length === 0;
  return isKnown && isApplication(first) ? fail('application') : { ...found, tool };
}

/** The other tool of a configuration, unless its file or its imports are those of a known one. */
function otherToolOf(name: string, found: Description, tools: readonly Tool[]) {
  const isKnown = toolOf(name, { ...found, configs: [] }, tools) !== undefined;
  return isKnown ? undefined : findOther(name, found.imports, found.configs);
}

const reasonOf = ({ name, link, hasGuide }: OtherTool) =>
  [hasGuide ? 'otherTool' : 'noGuide', { detail: name, link }] as const;

/**
 * Reports that a `package.json`, or without one a `tsconfig.json`, has no options of a build tool;
 * as `unnamed` if its scripts run none that is known.
 */
export function failAlone(
  manifest: PastedJson['json'],
  tools: readonly Tool[],
  fail: Fail,
  unnamed: 'isManifest' | 'noConfig',
): void {
  if (!manifest)
    return void fail('noConfig', {
      detail: 'tsconfig.json',
      link: '/guide/migration/tsc',
    });
  const commands = commandsOf({ manifest }).map((command) =>
    command.replace(/^(?:npx|pnpm exec|cross-env \S+) /, ''),
  );
  const tool = tools.find(({ program }) => commands.some((one) => program.test(one)));
  const other = findOtherRunBy(commands);
  if (tool) fail('noOptions', { detail: tool.name, link: tool.flags });
  else if (other) fail(...reasonOf(other));
  else fail(unnamed, { detail: 'package.json' });
}

const isEmpty = (text: string) => text.trim() === '' || text === '\uFEFF';

type Describe = (assumed?: Assumption) => Description;

async function program(
  text: string,
  isJson: boolean,
  fail: Fail,
  manifest?: Value,
): Promise<Describe | undefined> {
  // In the same line, so that the lines of the text stay.
  const before = isJson ? 'export default ' : '';
  const code = before + text.replace(/^\uFEFF/, '').trimEnd();
  const parse = await loadParser();
  try {
    const ast = parse(code);
    return (assumed) => read(ast, code, manifest, assumed);
  } catch (error) {
    const { loc, message } = fieldsOf(error);
    const line = Number(fieldsOf(loc).line ?? 1);
    const column = Number(fieldsOf(loc).column ?? 0);
    const moved = line === 1 ? Math.max(0, column - before.length) : column;
    const detail = String(message ?? '').replace(/ \(\d+:\d+\)$/, '');
    return fail('syntax', { line, column: moved + 1, detail });
  }
}

/** A value without anything that only a run could know, as JavaScript has it. */
function toPlain(value: Value): unknown {
  if (value.kind === 'list') return value.items.map(toPlain);
  if (value.kind === 'object')
    return Object.fromEntries(value.fields.map((one) => [one.name, toPlain(one.value)]));
  return value.kind === 'plain' ? value.value : null;
}

const isLibrary = ({ configs }: Description) =>
  configs.some((config) => get(get(config, 'build'), 'lib')?.kind === 'object');

/** How many conditions are tried. */
const maxTried = 16;

/**
 * The configuration of a library, also where a condition chooses between it and a website, such as a
 * mode or a variable of the environment.
 */
function libraryOf(found: Description, describe: Describe) {
  if (isLibrary(found)) return found;
  for (const [condition, chosen] of [...found.conditions].slice(0, maxTried))
    for (const holds of [true, false]) {
      const other = describe([condition, holds]);
      if (isLibrary(other)) return { ...other, chosen };
    }
  return undefined;
}

/** A configuration of Vite without `build.lib`, of which all is known. */
function isApplication(config: Value): boolean {
  const build = get(config, 'build');
  const open = get(config, '...') ?? get(build, '...') ?? get(build, 'ssr');
  return config.kind === 'object' && !open && !get(build, 'lib');
}

/** The tool by the name of the file, by what it imports, or by the options that it sets. */
function toolOf(
  name: string,
  { configs, imports }: Description,
  tools: readonly Tool[],
): Tool | undefined {
  const options = configs.flatMap(argumentsOf);
  return (
    tools.find(({ id, file = `${id}.config.` }) => name.startsWith(file)) ??
    tools.find(({ modules }) => modules.some((one) => imports.includes(one))) ??
    tools.find(({ marks }) => marks.some((mark) => options.some((one) => get(one, mark))))
  );
}
