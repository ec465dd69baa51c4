import { decodeText } from '@site/samples/build/files';
import { measure } from '@site/samples/build/record';
import { rslibVersion } from '@site/samples/build/run';
import { positionOf, stateCount } from '../browser/data/find.ts';
import { keyOf } from '../browser/data/key.ts';
import { manifestOf } from '../browser/data/manifest.ts';
import {
  type ExplorerData,
  type InputId,
  type PackedOutcome,
  type SourceFile,
  type State,
  schema,
} from '../browser/data/types.ts';
import type { Built } from './built.ts';
import { asFormat } from './declarations.ts';
import { asRanges, asRuns, Pool, piecesOf } from './pool.ts';
import { declarationsOf, scriptsOf, statesOf } from './states.ts';
import { judge } from './verdicts.ts';
import { installedVersions } from './versions.ts';

/** What was built of an input, by the keys of the states that stand for all. */
export interface Parts {
  readonly scripts: ReadonlyMap<string, Built>;
  readonly declarations: ReadonlyMap<string, Built>;
}

/**
 * Puts the parts that were built of an input together to all of its states, judges each package, and returns
 * the JSON that is published. Throws where a part is missing.
 */
export async function collect(
  input: InputId,
  sources: readonly SourceFile[],
  parts: Parts,
): Promise<ExplorerData> {
  const versions = installedVersions();
  const packer = new Packer();
  const states = statesOf(input);
  const lists = {
    scripts: numbers(),
    declarations: numbers(),
    publint: numbers(),
    attw: numbers(),
  };
  for (const state of states) {
    const position = positionOf(state);
    const script = found(parts.scripts, scriptsOf(state));
    lists.scripts[position] = packer.outcome(script);
    if (!script.ok) continue;
    const types = declarationsOf(state);
    const more = types && found(parts.declarations, types);
    if (more) {
      const terminal = asFormat(more.terminal, state.format);
      lists.declarations[position] = packer.outcome({ ...more, terminal });
    }
    const emitted = new Map([...script.files, ...(more?.files ?? [])]);
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

/** A list over all states in which nothing is said yet. */
function numbers(): number[] {
  return Array.from({ length: stateCount }, () => -1);
}

function found(built: ReadonlyMap<string, Built>, state: State): Built {
  const part = built.get(keyOf(state));
  if (!part) throw new Error(`${keyOf(state)} was not built.`);
  return part;
}

/** Gathers what outcomes hold, each thing once. */
class Packer {
  readonly pieces = new Pool<string>();
  readonly texts = new Pool<number[]>();
  readonly paths = new Pool<string>();
  readonly lines = new Pool<string>();
  readonly files = new Pool<ExplorerData['files'][number]>();
  readonly outcomes = new Pool<PackedOutcome>();
  readonly verdicts = new Pool<ExplorerData['verdicts'][number]>();
  readonly #known = new Map<Buffer, number>();

  outcome({ ok, files, terminal }: Built): number {
    return this.outcomes.add({
      ok,
      files: [...files].map(([path, content]) => this.#file(path, content)),
      terminal: terminal.map((line) => this.lines.add(line)),
    });
  }

  #file(path: string, content: Buffer): number {
    const known = this.#known.get(content);
    if (known !== undefined) return known;
    const { raw, gzip, brotli } = measure(path, content);
    const number = this.files.add([
      this.paths.add(path),
      this.#text(content),
      raw,
      gzip,
      brotli,
    ]);
    this.#known.set(content, number);
    return number;
  }

  #text(content: Buffer): number {
    const text = decodeText(content);
    if (text === undefined) return -1;
    return this.texts.add(
      asRanges(piecesOf(text).map((piece) => this.pieces.add(piece))),
    );
  }
}
