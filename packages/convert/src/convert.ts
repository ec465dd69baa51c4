import { complete, configuration } from './mapping/complete.ts';
import { apply, type Draft, leave, type Note, type Use } from './mapping/draft.ts';
import { extensionOf } from './mapping/project.ts';
import { rollup } from './mapping/rollup.ts';
import type { Tool } from './mapping/tool.ts';
import { tsdown } from './mapping/tsdown.ts';
import { tsup } from './mapping/tsup.ts';
import { unbuild } from './mapping/unbuild.ts';
import { vite } from './mapping/vite.ts';
import { parse } from './parse/parse.ts';
import { type Description, read } from './read/read.ts';
import { dynamic, get, noPlace, type Plain, plain, type Value } from './read/value.ts';
import { byCost } from './warnings.ts';
import { type Change, changeManifest, configText, json } from './write/manifest.ts';
import { pick } from './write/node.ts';

export const tools: readonly Tool[] = [tsup, tsdown, vite, rollup, unbuild];

export type FieldName = 'config' | 'manifest' | 'tsconfig';

/** The texts that were pasted. `name` is that of the configuration's file, if it is known. */
export interface Input extends Readonly<Record<FieldName, string>> {
  readonly name: string;
}

export type ProblemKey =
  | ('syntax' | 'html' | 'noExport' | 'unknownTool' | 'otherTool' | 'done')
  | ('isManifest' | 'isTsconfig' | 'notObject');

export interface Problem {
  readonly field: FieldName;
  readonly key: ProblemKey;
  readonly line?: number;
  readonly column?: number;
  /** What the parser says, in English, or the name of a tool. */
  readonly detail?: string;
}

export interface OutputFile {
  readonly name: string;
  readonly text: string;
}

export interface Conversion {
  readonly tool: Tool['id'];
  /** `rslib.config.ts`, then what else the project needs. */
  readonly files: readonly OutputFile[];
  readonly changes: readonly Change[];
  readonly notes: readonly Note[];
}

export type Answer =
  | { readonly ok: true; readonly conversion: Conversion }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/**
 * Converts a configuration for Rslib. Nothing that was pasted is run. Resolves for any text; what
 * cannot be used is a problem of its field.
 */
export async function convert(input: Input): Promise<Answer> {
  const problems: Problem[] = [];
  const manifest = await readJson(input, 'manifest', problems);
  const tsconfig = await readJson(input, 'tsconfig', problems);
  const config = await readConfig(input, problems);
  if (!config || problems.length > 0) return { ok: false, problems };
  const { description, tool } = config;
  const draft: Draft = {
    ...{ items: [], notes: [], imports: new Map(), sources: [], declarations: false },
    project: { manifest, tsconfig },
  };
  const [first = plain(undefined)] = description.configs;
  for (const one of description.configs) addConfig(one, tool, draft);
  if (draft.items.length === 0) draft.items.push({ format: 'esm', settings: {} });
  const tsconfigBuild = complete(draft, tool, first);
  const link = '/guide/basic/configure-rslib';
  const whole: Use = { draft, config: first, items: draft.items, option: '', link };
  for (const at of description.skipped)
    leave(whole, dynamic('condition', at), '', 'condition');

  const files = [
    {
      name: 'rslib.config.ts',
      text: configText(configuration(draft.items), draft.imports),
    },
  ];
  const { changed, changes } = manifestFor(draft, tool);
  if (tsconfigBuild)
    files.push({ name: 'tsconfig.build.json', text: json(tsconfigBuild) });
  if (changed) files.push({ name: 'package.json', text: json(changed, input.manifest) });
  const conversion = { tool: tool.id, files, changes, notes: byCost(draft.notes) };
  return { ok: true, conversion };
}

function addConfig(config: Value, tool: Tool, draft: Draft): void {
  const link = tool.page;
  const use: Use = { draft, config, items: [], option: '', link };
  if (config.kind !== 'object') {
    const item = { format: 'esm', settings: {} } as const;
    draft.items.push(item);
    leave({ ...use, items: [item], link: '/guide/basic/configure-rslib' }, config);
    return;
  }
  const items = tool.begin(use);
  if (items.length === 0) return;
  draft.items.push(...items);
  apply(tool.rules, config, { ...use, items });
  tool.finish?.({ ...use, items });
}

function manifestFor(draft: Draft, tool: Tool) {
  const { manifest } = draft.project;
  if (!manifest) return { changed: undefined, changes: [] };
  const bundled = draft.items.some(({ settings }) => pick(settings, 'dts.bundle'));
  const added = ['@rslib/core', ...draft.imports.keys()];
  if (bundled) added.push('@microsoft/api-extractor');
  const { manifest: changed, changes } = changeManifest(
    manifest,
    tool,
    added,
    renamedFiles(draft, tool),
  );
  return { changed, changes };
}

/** Files that tsdown and unbuild call `.mjs` or `.cjs` and Rslib calls by `type`. */
function renamedFiles({ items, project }: Draft, { id }: Tool): Map<string, string> {
  const renamed = new Map<string, string>();
  if (id !== 'tsdown' && id !== 'unbuild') return renamed;
  for (const { format, settings } of items) {
    if (pick(settings, 'output.filename') || !/esm|cjs/.test(format)) continue;
    const folder = String(pick(settings, 'output.distPath') ?? 'dist');
    const entries = pick(settings, 'source.entry');
    const before = format === 'esm' ? '.mjs' : '.cjs';
    const after = extensionOf(format, project);
    if (before === after) continue;
    const types = (ending: string) => `.d${ending.replace('js', 'ts')}`;
    for (const name of Object.keys(Object(entries ?? { index: '' }))) {
      renamed.set(`${folder}/${name}${before}`, `${folder}/${name}${after}`);
      renamed.set(
        `${folder}/${name}${types(before)}`,
        `${folder}/${name}${types(after)}`,
      );
    }
  }
  return renamed;
}

/** A value without anything that only a run could know, as JavaScript has it. */
function toPlain(value: Value): unknown {
  if (value.kind === 'list') return value.items.map(toPlain);
  if (value.kind === 'object')
    return Object.fromEntries(value.fields.map((one) => [one.name, toPlain(one.value)]));
  const known: Plain = value.kind === 'plain' ? value.value : null;
  return known;
}

async function readJson(
  input: Input,
  field: 'manifest' | 'tsconfig',
  problems: Problem[],
): Promise<Record<string, unknown> | undefined> {
  const text = input[field].replace(/^\uFEFF/, '');
  if (text.trim() === '') return undefined;
  const parsed = await parse(`export default ${text.trimEnd()}`);
  if (!parsed.ok) {
    const { line, column, message } = parsed;
    const moved = line === 1 ? Math.max(1, column - 'export default '.length) : column;
    problems.push({ field, key: 'syntax', line, column: moved, detail: message });
    return undefined;
  }
  const [value] = read(parsed.program, text).configs;
  if (value?.kind !== 'object') problems.push({ field, key: 'notObject' });
  return value?.kind === 'object' ? Object(toPlain(value)) : undefined;
}

async function readConfig(
  { config, name }: Input,
  problems: Problem[],
): Promise<{ description: Description; tool: Tool } | undefined> {
  const field = 'config';
  const text = config.replace(/^\uFEFF/, '');
  const fail = (key: ProblemKey, more: Partial<Problem> = {}) => {
    problems.push({ field, key, ...more });
    return undefined;
  };
  if (text.trim() === '') return undefined;
  if (/^\s*<(?:!doctype|html|\?xml|!--)/i.test(text)) return fail('html');
  const object = /^\s*\{/.test(text);
  // In the same line, so that the lines of the text stay.
  const code = object ? `export default ${text}` : text;
  const parsed = await parse(code);
  if (!parsed.ok) {
    const { line, column, message } = parsed;
    const moved = object && line === 1 ? Math.max(1, column - 15) : column;
    return fail('syntax', { line, column: moved, detail: message });
  }
  const description = read(parsed.program, code);
  const [first] = description.configs;
  if (!first) return fail('noExport');
  if (get(first, 'compilerOptions')) return fail('isTsconfig');
  if (get(first, 'name') && get(first, 'version')) return fail('isManifest');
  if (description.imports.includes('@rslib/core') || get(first, 'lib'))
    return fail('done');
  const other = /webpack|@rspack|@rsbuild|parcel/.exec(description.imports.join());
  if (other || get(first, 'module'))
    return fail('otherTool', { detail: other?.[0] ?? 'webpack' });
  const tool = toolOf(name, description);
  return tool ? { description, tool } : fail('unknownTool');
}

/** The tool by the name of the file, by what it imports, or by the options that it sets. */
function toolOf(name: string, { configs, imports }: Description): Tool | undefined {
  const named = tools.find(({ id }) => name.startsWith(`${id}.config.`));
  const imported = tools.find(({ modules }) =>
    modules.some((one) => imports.includes(one)),
  );
  if (named ?? imported) return named ?? imported;
  if (name.startsWith('build.config.')) return unbuild;
  const [config = { kind: 'plain', value: undefined, at: noPlace } as const] = configs;
  if (get(config, 'input')) return rollup;
  if (get(config, 'build')) return vite;
  if (get(config, 'entries')) return unbuild;
  if (get(config, 'deps') ?? get(config, 'unbundle') ?? get(config, 'outExtensions'))
    return tsdown;
  return (get(config, 'entry') ?? get(config, 'format')) ? tsup : undefined;
}
