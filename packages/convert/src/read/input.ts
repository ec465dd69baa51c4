import { fieldsOf } from '@site/pages/records';
import { commandsOf } from '../mapping/project.ts';
import type { Tool } from '../mapping/tables.ts';
import { loadParser } from '../parse/parse.ts';
import { otherToolOf } from './other-tools.ts';
import { type Description, read } from './read.ts';
import { argumentsOf, get, object, type Value } from './value.ts';

export type FieldName = 'config' | 'manifest' | 'tsconfig';

/** The texts that were pasted. */
export type Input = Readonly<Record<FieldName, string>>;

export type ProblemKey =
  | ('syntax' | 'html' | 'noExport' | 'unknownTool' | 'otherTool' | 'noGuide')
  | ('application' | 'done' | 'isManifest' | 'isTsconfig' | 'notObject')
  | 'noConfig';

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

export interface ToolConfig extends Description {
  readonly tool: Tool;
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
  const found = await describe(text, true, fail);
  const [value] = found?.configs ?? [];
  if (found && (value?.kind !== 'object' || /^\s*\[/.test(text))) fail('notObject');
  return { value, json: value?.kind === 'object' ? fieldsOf(toPlain(value)) : undefined };
}

/** The configuration of a file. Without one, `package.json` may be enough for a tool. */
export async function readConfig(
  config: string,
  tools: readonly Tool[],
  { value: manifest, json }: PastedJson,
  fail: Fail,
): Promise<ToolConfig | undefined> {
  const commands = commandsOf({ manifest: json });
  if (isEmpty(config)) {
    const isRun = ({ program }: Tool) => commands.some((one) => program.test(one));
    const tool = tools.find((one) => one.isOptional && isRun(one));
    const nothing = { names: new Map<string, string>(), skipped: [], objects: [] };
    return tool && { configs: [object({})], ...nothing, tool };
  }
  if (/^\s*<(?:!doctype|html|\?xml|!--)/i.test(config)) return fail('html');
  const found = await describe(config, /^\s*\{/.test(config), fail, manifest);
  if (!found) return undefined;
  const [first] = found.configs;
  const imports = [...found.names.values()];
  const isOfTool = toolOf({ ...found, configs: [] }, tools, []) !== undefined;
  const other = isOfTool ? undefined : otherToolOf(imports, found.configs);
  if (get(first, 'compilerOptions')) return fail('isTsconfig');
  if (get(first, 'name') && get(first, 'version')) return fail('isManifest');
  if (imports.includes('@rslib/core') || get(first, 'lib')) return fail('done');
  if (other)
    return fail(other.hasGuide ? 'otherTool' : 'noGuide', {
      detail: other.name,
      link: other.link,
    });
  // A list that grows while the file runs is empty here.
  if (!first && found.skipped.length === 0) return fail('noExport');
  const tool = toolOf(found, tools, commands);
  if (!tool) return fail('unknownTool');
  const isSure = tool.id === 'vite' && found.skipped.length === 0;
  return isSure && first && isApplication(first)
    ? fail('application')
    : { ...found, tool };
}

const isEmpty = (text: string) => text.trim() === '' || text === '\uFEFF';

async function describe(
  text: string,
  isJson: boolean,
  fail: Fail,
  manifest?: Value,
): Promise<Description | undefined> {
  // In the same line, so that the lines of the text stay.
  const before = isJson ? 'export default ' : '';
  const code = before + text.replace(/^\uFEFF/, '').trimEnd();
  const parse = await loadParser();
  try {
    return read(parse(code), code, manifest);
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

/** A configuration of Vite without `build.lib`, of which all is known. */
function isApplication(config: Value): boolean {
  const build = get(config, 'build');
  const open = get(config, '...') ?? get(build, '...') ?? get(build, 'ssr');
  const isKnown = config.kind === 'object' && (!build || build.kind === 'object');
  return isKnown && !open && !get(build, 'lib');
}

/** The tool by what a configuration imports, by the options that it sets, or by what the scripts run. */
function toolOf(
  { configs, names }: Description,
  tools: readonly Tool[],
  commands: readonly string[],
): Tool | undefined {
  const imports = [...names.values()];
  const options = configs.flatMap(argumentsOf);
  return (
    tools.find(({ modules }) => modules.some((one) => imports.includes(one))) ??
    tools.find(({ marks }) =>
      marks.some((mark) => options.some((one) => get(one, mark))),
    ) ??
    // Where nothing is known of the options, plugins or the scripts may name the tool.
    tools.find(({ program }) =>
      [...commands, ...imports].some(
        (one) => !configs.some(isObject) && program.test(one.replace('@', '')),
      ),
    )
  );
}

const isObject = ({ kind }: Value) => kind === 'object';
