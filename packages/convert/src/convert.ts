import { complete, configuration } from './mapping/complete.ts';
import { type Draft, type Note, newItem, type Use } from './mapping/draft.ts';
import { keepUnnamed } from './mapping/files.ts';
import { rollup } from './mapping/rollup.ts';
import { apply, leave, note } from './mapping/rules.ts';
import { pageOf, rulesOf, type Tool } from './mapping/tables.ts';
import { tsdown } from './mapping/tsdown.ts';
import { tsup } from './mapping/tsup.ts';
import { unbuild } from './mapping/unbuild.ts';
import { vite } from './mapping/vite.ts';
import {
  failAlone,
  failure,
  type Input,
  isManifest,
  type Problem,
  readConfig,
  readJson,
} from './read/input.ts';
import { argumentsOf, dynamic, get, noPlace, plain, type Value } from './read/value.ts';
import { byCost } from './warnings.ts';
import { type Change, changeManifest, configText, json } from './write/manifest.ts';

export const tools: readonly Tool[] = [rollup, vite, unbuild, tsdown, tsup];

export interface OutputFile {
  readonly name: string;
  readonly text: string;
}

export interface Conversion {
  /** The name of the tool. */
  readonly tool: string;
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
export async function convert(pasted: Input): Promise<Answer> {
  const isMoved = pasted.manifest.trim() === '' && (await isManifest(pasted.config));
  const input = isMoved ? { ...pasted, manifest: pasted.config, config: '' } : pasted;
  const problems: Problem[] = [];
  const manifest = await readJson(input.manifest, failure(problems, 'manifest'));
  const tsconfig = await readJson(input.tsconfig, failure(problems, 'tsconfig'));
  const fail = failure(problems, 'config');
  const config = await readConfig(input, tools, manifest.value, fail);
  if (!config && problems.length === 0 && (manifest.json ?? tsconfig.json)) {
    const field = isMoved ? 'config' : manifest.json ? 'manifest' : 'tsconfig';
    const unnamed = isMoved ? 'isManifest' : 'noConfig';
    failAlone(manifest.json, tools, failure(problems, field), unnamed);
  }
  if (!config || problems.length > 0) return { ok: false, problems };

  const { configs, skipped, chosen, tool } = config;
  const draft: Draft = {
    ...{ items: [], notes: new Map(), imports: new Map(), sources: [], declarations: [] },
    links: { flags: tool.flags, commandLine: tool.flags, ...tool.links },
    project: { manifest: manifest.json, tsconfig: tsconfig.json },
  };
  const [first = plain(undefined)] = configs;
  const unknown = configs.filter((one) => !addConfig(one, tool, draft));
  if (draft.items.length === 0) draft.items.push(newItem('esm'));
  const { items } = draft;
  const whole: Use = { draft, config: first, items, option: '', link: pageOf(tool) };
  for (const one of unknown) leave(whole, one);
  const needed = Object.entries(complete(draft, tool, first));
  keepUnnamed(draft);
  for (const at of skipped) leave(whole, dynamic(at), '', 'condition');
  if (chosen) leave(whole, dynamic(chosen), '', 'library');

  const text = configText(configuration(draft.items), draft.imports);
  const files = [{ name: 'rslib.config.ts', text }];
  files.push(...needed.map(([name, content]) => ({ name, text: json(content) })));
  const changed = changeManifest(draft, tool, config, (key, code) =>
    note(whole, key, { line: 0, text: code }),
  );
  if (manifest.json)
    files.push({ name: 'package.json', text: json(changed.manifest, input.manifest) });
  const changes = manifest.json ? changed.changes : [];
  const notes = [...draft.notes.values()].sort(byCost);
  return { ok: true, conversion: { tool: tool.name, files, changes, notes } };
}

/**
 * Adds the items of a configuration. Returns whether it has any: what is not known adds none, since
 * an item that builds something else could overwrite the files of another one.
 */
function addConfig(config: Value, tool: Tool, draft: Draft): boolean {
  const use: Use = { draft, config, items: [], option: '', link: pageOf(tool) };
  const rules = rulesOf(tool.tables);
  if (config.kind !== 'object') {
    const known = Object.keys(rules).map((name) => name.replace(/\..*/, ''));
    // What the function of the file was called with is no configuration.
    const isConfig = (one: Value) =>
      get(one, '...')?.at !== noPlace && known.some((name) => get(one, name));
    const inner = argumentsOf(config).filter(isConfig);
    const isKnown = inner.filter((one) => addConfig(one, tool, draft)).length > 0;
    if (isKnown) leave({ ...use, items: draft.items }, config, '', 'condition');
    return isKnown;
  }
  const items = tool.begin(use);
  draft.items.push(...items);
  apply(rules, config, { ...use, items });
  tool.finish?.({ ...use, items });
  return items.length > 0 || draft.declarations.includes(config);
}
