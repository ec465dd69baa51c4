import type { Tool } from '../mapping/tool.ts';
import { parse } from '../parse/parse.ts';
import { type Description, read } from './read.ts';
import { argumentsOf, get, listOf, type Place, type Value } from './value.ts';

export type FieldName = 'config' | 'manifest' | 'tsconfig';

/** The texts that were pasted. `name` is that of the configuration's file, if it is known. */
export interface Input extends Readonly<Record<FieldName, string>> {
  readonly name: string;
}

export type ProblemKey =
  | ('syntax' | 'html' | 'noExport' | 'unknownTool' | 'otherTool' | 'application')
  | ('done' | 'isManifest' | 'isTsconfig' | 'notObject');

export interface Problem {
  readonly field: FieldName;
  readonly key: ProblemKey;
  readonly line?: number;
  readonly column?: number;
  /** What the parser says, in English, or the name of a tool. */
  readonly detail?: string;
}

/** A pasted `package.json` or `tsconfig.json`; both are `undefined` if there is none. */
export interface PastedJson {
  readonly value: Value | undefined;
  /** The same as JavaScript has it. */
  readonly json: Readonly<Record<string, unknown>> | undefined;
}

export interface ToolConfig {
  readonly description: Description;
  readonly tool: Tool;
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
  const description = await program(text, true, fail);
  const [value] = description?.configs ?? [];
  if (description && (value?.kind !== 'object' || /^\s*\[/.test(text))) fail('notObject');
  return { value, json: value?.kind === 'object' ? Object(toPlain(value)) : undefined };
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
  manifest: Value | undefined,
  fail: Fail,
): Promise<ToolConfig | undefined> {
  if (isEmpty(config)) {
    const tool = tools.find(({ id }) => get(manifest, id));
    const value = tool && get(manifest, tool.id);
    const description = { configs: listOf(value), imports: [], skipped: [] };
    return tool ? { description, tool, key: tool.id } : undefined;
  }
  if (/^\s*<(?:!doctype|html|\?xml|!--)/i.test(config)) return fail('html');
  const found = await program(config, /^\s*\{/.test(config), fail, manifest);
  if (!found) return undefined;
  const description = withLibraries(found);
  const [first] = description.configs;
  if (!first) return fail('noExport');
  if (get(first, 'compilerOptions')) return fail('isTsconfig');
  if (get(first, 'name') && get(first, 'version')) return fail('isManifest');
  if (description.imports.includes('@rslib/core') || get(first, 'lib'))
    return fail('done');
  const other = /webpack|@rspack|@rsbuild|parcel|obuild/.exec(description.imports.join());
  if (other || get(first, 'module'))
    return fail('otherTool', { detail: other?.[0] ?? 'webpack' });
  const tool = toolOf(name, description, tools);
  const isKnown = description.skipped.length === 0;
  if (tool?.id === 'vite' && isKnown && isApplication(first)) return fail('application');
  return tool ? { description, tool } : fail('unknownTool');
}

const isEmpty = (text: string) => text.trim() === '' || text === '\uFEFF';

async function program(text: string, isJson: boolean, fail: Fail, manifest?: Value) {
  // In the same line, so that the lines of the text stay.
  const before = isJson ? 'export default ' : '';
  const code = before + text.replace(/^\uFEFF/, '').trimEnd();
  const parsed = await parse(code);
  if (parsed.ok) return read(parsed.program, code, manifest);
  const { line, column, message } = parsed;
  const moved = line === 1 ? Math.max(1, column - before.length) : column;
  return fail('syntax', { line, column: moved, detail: message });
}

/** A value without anything that only a run could know, as JavaScript has it. */
function toPlain(value: Value): unknown {
  if (value.kind === 'list') return value.items.map(toPlain);
  if (value.kind === 'object')
    return Object.fromEntries(value.fields.map((one) => [one.name, toPlain(one.value)]));
  return value.kind === 'plain' ? value.value : null;
}

/**
 * Of a condition that only a run could decide, the branch that has `build.lib`: the other one is a
 * website. The condition is reported.
 */
function withLibraries({ configs, imports, skipped }: Description): Description {
  const conditions: Place[] = [];
  const choose = (value: Value | undefined, isLibrary: (one: Value) => boolean) => {
    const either = value?.kind === 'dynamic' ? (value.either ?? []) : [];
    const libraries = either.filter(isLibrary);
    if (!value || libraries.length !== 1) return value;
    conditions.push(value.at);
    return libraries[0];
  };
  const chosen = configs.map((config) => {
    const one = choose(
      config,
      (branch) => get(get(branch, 'build'), 'lib') !== undefined,
    );
    const build = choose(get(one, 'build'), (branch) => get(branch, 'lib') !== undefined);
    if (one?.kind !== 'object' || !build || build === get(one, 'build'))
      return one ?? config;
    return { ...one, fields: [...one.fields, { name: 'build', value: build }] };
  });
  return { configs: chosen, imports, skipped: [...skipped, ...conditions] };
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
  const byId = (id: Tool['id']) => tools.find((tool) => tool.id === id);
  const known =
    tools.find(({ id }) => name.startsWith(`${id}.config.`)) ??
    tools.find(({ modules }) => modules.some((one) => imports.includes(one)));
  if (known) return known;
  if (name.startsWith('build.config.')) return byId('unbuild');
  const all = configs.flatMap(argumentsOf);
  const has = (...names: string[]) =>
    names.some((name) => all.some((one) => get(one, name)));
  if (has('input')) return byId('rollup');
  if (has('build')) return byId('vite');
  if (has('entries')) return byId('unbuild');
  if (has('deps', 'unbundle', 'outExtensions')) return byId('tsdown');

  return has('entry', 'entryPoints', 'format') ? byId('tsup') : undefined;
}
