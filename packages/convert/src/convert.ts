import { accountsOf } from './accounts.ts';
import type { Answer, NoteGroup } from './answer.ts';
import { exampleOf } from './example.ts';
import { readConfig } from './mapping/choose.ts';
import type { Note } from './mapping/draft.ts';
import { mapConfig } from './mapping/items.ts';
import { toolNames } from './mapping/options.ts';
import { unwritten } from './mapping/outputs.ts';
import { rollup } from './mapping/rollup.ts';
import { note } from './mapping/rules.ts';
import type { Tool } from './mapping/tool.ts';
import { tsdown } from './mapping/tsdown.ts';
import { tsup } from './mapping/tsup.ts';
import { unbuild } from './mapping/unbuild.ts';
import { vite } from './mapping/vite.ts';
import { jsonOf, readJson } from './read/input.ts';
import { failure, type Input, type Problem } from './read/problem.ts';
import { byCost, warnings } from './warnings.ts';
import { configText } from './write/configuration.ts';
import { changeManifest, json } from './write/manifest.ts';

/** In the order in which they are recognized: a tool whose marks others share comes last. */
export const tools: readonly Tool[] = [rollup, vite, unbuild, tsdown, tsup];

function grouped(notes: readonly Note[]): NoteGroup[] {
  const groups = new Map<string, NoteGroup & { readonly places: Note[] }>();
  for (const note of notes) {
    const { key, link } = note;
    const id = `${key} ${link}`;
    const group = groups.get(id) ?? { key, link, places: [] };
    group.places.push(note);
    groups.set(id, group);
  }
  return [...groups.values()];
}

/**
 * Converts a configuration for Rslib. Nothing that was pasted is run. Answers any text; what
 * cannot be used is a problem of its field.
 */
export function convert(input: Input): Answer {
  const problems: Problem[] = [];
  const manifest = readJson(input.manifest, failure(problems, 'manifest'));
  const tsconfig = readJson(input.tsconfig, failure(problems, 'tsconfig'));
  const fail = failure(problems, 'config');
  const config = readConfig(input, tools, manifest, fail);
  if (!config && problems.length === 0 && (manifest ?? tsconfig)) fail('noConfig');
  if (!config || problems.length > 0) return { ok: false, problems };

  const project = { manifest: jsonOf(manifest), tsconfig: jsonOf(tsconfig) };
  const { use, needed } = mapConfig(config, project);
  const { draft } = use;
  const changed = changeManifest(use, config);
  for (const path of unwritten(changed.manifest, draft))
    note(use, 'unwritten', { line: 0, text: path });
  const open = [...draft.notes.values()].filter(({ key }) => !warnings[key]?.isDone);
  const files = [
    { name: 'rslib.config.ts', text: configText(draft) },
    ...Object.entries(needed).map(([name, content]) => ({ name, text: json(content) })),
  ];
  if (manifest)
    files.push({ name: 'package.json', text: json(changed.manifest, input.manifest) });
  const tool = toolNames[config.tool.id] ?? '';
  return {
    ok: true,
    conversion: {
      tool,
      files,
      changes: manifest ? changed.changes : [],
      notes: grouped(open.sort(byCost)),
      accounts: accountsOf(draft, config.objects),
      missing: [
        ...(manifest ? [] : ['package.json']),
        ...(tsconfig ? [] : ['tsconfig.json']),
      ],
      example: exampleOf(files, draft.sources, input.tsconfig),
    },
  };
}
