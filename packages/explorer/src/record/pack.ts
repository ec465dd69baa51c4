import { measure } from '@site/samples/build/record';
import type { ExplorerData, FileContent, Verdicts } from '../browser/data/data.ts';
import { manifestOf } from '../browser/data/manifest.ts';
import type { InputId } from '../browser/data/packages.ts';
import { keyOf, statesOf } from '../browser/data/states.ts';
import type { State } from '../browser/data/toggles.ts';
import type { BuildResult } from './build-package.ts';
import { declarationsState, scriptsState } from './equivalent-states.ts';
import { installedVersions } from './package-folder.ts';
import { sourcesOf, statesHash } from './record.ts';
import { judge } from './verdicts.ts';

type ResultsByKey = ReadonlyMap<string, BuildResult>;

/**
 * Combines the builds of an input, by the keys of the states that were built, to all of its states,
 * and judges each package. Throws where a build is missing.
 */
export async function pack(
  input: InputId,
  scripts: ResultsByKey,
  declarations: ResultsByKey,
): Promise<ExplorerData> {
  const versions = installedVersions();
  const contents = new Pool<FileContent>();
  const verdicts = new Pool<Verdicts>();
  const results = [...new Set([...scripts.values(), ...declarations.values()])];
  const builds = results.map(({ ok, files, terminal }) => {
    const indices = [...files].map(([path, content]) => {
      const { raw, gzip, brotli } = measure(path, content);
      return [path, contents.add({ text: content.toString(), raw, gzip, brotli })];
    });
    return { ok, files: Object.fromEntries(indices), terminal };
  });
  const states: ExplorerData['states'][number][] = [];
  for (const state of statesOf(input)) {
    const script = resultOf(scripts, scriptsState(state));
    if (!script.ok) {
      states.push([results.indexOf(script), -1, -1]);
      continue;
    }
    const declared = declarationsState(state);
    const added = declared && resultOf(declarations, declared);
    const emitted = new Map([...script.files, ...(added?.files ?? [])]);
    const verdict = verdicts.add(await judge(emitted, manifestOf(state, versions)));
    states.push([results.indexOf(script), added ? results.indexOf(added) : -1, verdict]);
  }
  return {
    input,
    statesHash: statesHash(input),
    versions,
    sources: sourcesOf(input),
    contents: contents.items,
    builds,
    verdicts: verdicts.items,
    states,
  };
}

function resultOf(results: ResultsByKey, state: State): BuildResult {
  const result = results.get(keyOf(state));
  if (!result) throw new Error(`${keyOf(state)} was not built.`);
  return result;
}

/** A list in which equal items are stored once. */
class Pool<T> {
  readonly items: T[] = [];
  readonly #indices = new Map<string, number>();

  /** Returns the index of an item; a new one is appended. */
  add(item: T): number {
    const key = JSON.stringify(item);
    const index = this.#indices.get(key) ?? this.items.push(item) - 1;
    this.#indices.set(key, index);
    return index;
  }
}
