import { decodeText } from '@site/samples/build/files';
import { measure } from '@site/samples/build/record';
import { rslibVersion } from '@site/samples/build/run';
import {
  type ExplorerData,
  type PackedOutcome,
  type SourceFile,
  schema,
} from '../browser/data/data.ts';
import { manifestOf } from '../browser/data/manifest.ts';
import type { InputId } from '../browser/data/packages.ts';
import { keyOf, statesOf } from '../browser/data/states.ts';
import type { State } from '../browser/data/toggles.ts';
import type { BuildResult } from './build-package.ts';
import { declarationsState, scriptsState } from './equivalent-states.ts';
import { installedVersions } from './package-folder.ts';
import { judge } from './verdicts.ts';

type ResultsByKey = ReadonlyMap<string, BuildResult>;

/**
 * Combines the builds of an input, by the keys of the states that were built, to all of its states.
 * Judges each package and returns the JSON that is published. Throws where a build is missing.
 */
export async function pack(
  input: InputId,
  sources: readonly SourceFile[],
  builds: { readonly scripts: ResultsByKey; readonly declarations: ResultsByKey },
): Promise<ExplorerData> {
  const versions = installedVersions();
  const packer = new Packer();
  const states = statesOf(input);
  const perState = () => states.map(() => -1);
  const lists = {
    scripts: perState(),
    declarations: perState(),
    publint: perState(),
    attw: perState(),
  };
  for (const [position, state] of states.entries()) {
    const script = resultOf(builds.scripts, scriptsState(state));
    lists.scripts[position] = packer.outcome(script);
    if (!script.ok) continue;
    const built = declarationsState(state);
    const declarations = built && resultOf(builds.declarations, built);
    if (declarations) {
      // Each line ends with the name of the library, which is its format.
      const terminal = declarations.terminal.map((line) =>
        line.replace(/\(esm\)$/, `(${state.format})`),
      );
      lists.declarations[position] = packer.outcome({ ...declarations, terminal });
    }
    const emitted = new Map([...script.files, ...(declarations?.files ?? [])]);
    const verdicts = await judge(emitted, manifestOf(state, versions));
    lists.publint[position] = packer.verdicts.add(verdicts.publint);
    lists.attw[position] = packer.verdicts.add(verdicts.attw);
  }
  return {
    schema,
    rslib: rslibVersion(),
    versions,
    input,
    sources,
    pieces: packer.pieces.items,
    texts: packer.texts.items,
    paths: packer.paths.items,
    lines: packer.lines.items,
    files: packer.files.items,
    outcomes: packer.outcomes.items,
    verdicts: packer.verdicts.items,
    scripts: asRuns(lists.scripts),
    declarations: asRuns(lists.declarations),
    publint: asRuns(lists.publint),
    attw: asRuns(lists.attw),
  };
}

function resultOf(results: ResultsByKey, state: State): BuildResult {
  const result = results.get(keyOf(state));
  if (!result) throw new Error(`${keyOf(state)} was not built.`);
  return result;
}

/** Stores what builds emitted and printed, each item once. */
class Packer {
  readonly pieces = new Pool<string>();
  readonly texts = new Pool<number[]>();
  readonly paths = new Pool<string>();
  readonly lines = new Pool<string>();
  readonly files = new Pool<ExplorerData['files'][number]>();
  readonly outcomes = new Pool<PackedOutcome>();
  readonly verdicts = new Pool<ExplorerData['verdicts'][number]>();
  readonly #stored = new Map<Buffer, number>();

  outcome({ ok, files, terminal }: BuildResult): number {
    return this.outcomes.add({
      ok,
      files: [...files].map(([path, content]) => this.#file(path, content)),
      terminal: terminal.map((line) => this.lines.add(line)),
    });
  }

  #file(path: string, content: Buffer): number {
    const stored = this.#stored.get(content);
    if (stored !== undefined) return stored;
    const { raw, gzip, brotli } = measure(path, content);
    const text = this.#text(content);
    const index = this.files.add([this.paths.add(path), text, raw, gzip, brotli]);
    this.#stored.set(content, index);
    return index;
  }

  #text(content: Buffer): number {
    const text = decodeText(content);
    if (text === undefined) return -1;
    const pieces = piecesOf(text).map((piece) => this.pieces.add(piece));
    return this.texts.add(asRanges(pieces));
  }
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

/** Run-length encodes a list: each value and how often it is repeated, in turns. */
function asRuns(values: readonly number[]): number[] {
  const runs: number[] = [];
  for (const value of values) {
    const last = runs.length - 1;
    if (last > 0 && runs[last - 1] === value) runs[last] = (runs[last] ?? 0) + 1;
    else runs.push(value, 1);
  }
  return runs;
}

/** Writes numbers as ranges: the first number and how many follow each other, in turns. */
export function asRanges(numbers: readonly number[]): number[] {
  const ranges: number[] = [];
  for (const number of numbers) {
    const last = ranges.length - 1;
    const [first = 0, count = 0] = ranges.slice(-2);
    if (last > 0 && number === first + count) ranges[last] = count + 1;
    else ranges.push(number, 1);
  }
  return ranges;
}

/**
 * Cuts a text into pieces that other texts are likely to contain too: lines, and the statements of
 * the very long lines of minified code. Joined, they are the text.
 */
function piecesOf(text: string): string[] {
  const lines = text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
  return lines.flatMap((line) =>
    line.length <= 300 ? line : (line.match(/[^;]{0,2000};?/g)?.filter(Boolean) ?? []),
  );
}
