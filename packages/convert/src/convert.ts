import { exampleOf } from './example.ts';
import type { Note } from './mapping/draft.ts';
import { rollup } from './mapping/rollup.ts';
import type { Tool } from './mapping/tables.ts';
import { tsdown } from './mapping/tsdown.ts';
import { tsup } from './mapping/tsup.ts';
import { unbuild } from './mapping/unbuild.ts';
import { vite } from './mapping/vite.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import {
  failure,
  type Input,
  jsonOf,
  type Problem,
  readConfig,
  readJson,
} from './read/input.ts';
import { unseenIn } from './read/unseen.ts';

export type { OutputFile } from './outcome.ts';

export const tools: readonly Tool[] = [rollup, vite, unbuild, tsdown, tsup];

export interface Conversion extends Pick<Outcome, 'files' | 'changes' | 'accounts'> {
  /** What to check, most expensive first. */
  readonly notes: readonly NoteGroup[];
  /** The fields that were left empty. */
  readonly missing: readonly string[];
  /** The name of the tool. */
  readonly tool: string;
  /** The answer as a package, with a source for each entry. */
  readonly example: Readonly<Record<string, string>>;
  /** Modules, files and variables that the configuration depends on and that were not pasted. */
  readonly unseen: readonly string[];
}

/** Notes that say the same, with all the places that they are about. */
export interface NoteGroup extends Pick<Note, 'key' | 'link'> {
  readonly places: readonly Pick<Note, 'line' | 'option' | 'code'>[];
}

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

export type Answer =
  | { readonly ok: true; readonly conversion: Conversion }
  | { readonly ok: false; readonly problems: readonly Problem[] };

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
  const outcome = outcomeOf(config, project, input.manifest);
  const { files, changes, accounts } = outcome;
  const notes = grouped(outcome.notes);
  const missing = [
    ...(manifest ? [] : ['package.json']),
    ...(tsconfig ? [] : ['tsconfig.json']),
  ];
  const unseen = unseenIn(outcome, config, project);
  const example = exampleOf(outcome, input.tsconfig);
  const tool = config.tool.name;
  return {
    ok: true,
    conversion: { tool, files, changes, notes, missing, accounts, example, unseen },
  };
}
