import { createHash } from 'node:crypto';
import type { ExplorerData } from '../browser/data/data.ts';
import { type InputId, inputs } from '../browser/data/packages.ts';
import { expandRanges, textIndices } from '../browser/data/snapshot.ts';
import { statesOf } from '../browser/data/states.ts';
import { asRanges } from '../record/pack.ts';
import { readRecord } from '../record/record.ts';

/** A file of the built site that holds data of one input. */
export interface PublishedFile {
  readonly input: InputId;
  /** Its path relative to the root of the site; the name contains a hash of the content. */
  readonly path: string;
  readonly content: string;
  /** Only few states need it, and the main file of the input names it. */
  readonly late: boolean;
}

/** The published files of all inputs. Throws where an input has no record that can be read. */
export function publishedFiles(): PublishedFile[] {
  return inputs.flatMap((input) => filesOf(readRecord(input).data));
}

/** The files of one input: first the JSON that the browser fetches, then those that it names. */
export function filesOf(data: ExplorerData): PublishedFile[] {
  const { main, late } = split(data);
  const { input } = data;
  const rest = [...late].map(([name, pieces]) => ({
    count: pieces.length,
    ...published(input, `${input}-${name}`, JSON.stringify(pieces), true),
  }));
  const named = rest.map(({ path, count }) => ({
    file: path.slice(path.lastIndexOf('/') + 1),
    count,
  }));
  const first = named.length > 0 ? { ...main, late: named } : main;
  return [published(input, input, JSON.stringify(first), false), ...rest];
}

function published(
  input: InputId,
  name: string,
  content: string,
  late: boolean,
): PublishedFile {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
  return { input, path: `static/explorer/${name}.${hash}.json`, content, late };
}

/** The address of the main file of each input. `base` is the base path of the site. */
export function addressesOf(
  files: readonly PublishedFile[],
  base: string,
): Readonly<Record<string, string>> {
  const main = files.filter(({ late }) => !late);
  return Object.fromEntries(main.map(({ input, path }) => [input, base + path]));
}

/** Texts with more characters are bundled packages. */
const longText = 20_000;

/**
 * Separates the pieces that only long texts contain, because few states show them. They are grouped
 * by the first format that emits them and whether it is minified, such as `esm-minify`.
 */
function split(data: ExplorerData): {
  main: ExplorerData;
  late: ReadonlyMap<string, readonly string[]>;
} {
  const texts = data.texts.map(expandRanges);
  const isLong = texts.map((pieces) => lengthOf(data, pieces) > longText);
  const placed = new Set<number>();
  const unplaced = (pieces: readonly number[]) =>
    pieces.filter((piece) => !placed.has(piece) && placed.add(piece));
  const main = unplaced(texts.filter((_, index) => !isLong[index]).flat());
  const groups = new Map<string, number[]>();
  for (const state of isLong.includes(true) ? statesOf(data.input) : []) {
    const name = `${state.format}${state.minify ? '-minify' : ''}`;
    const pieces = textIndices(data, state).flatMap((text) =>
      unplaced(texts[text] ?? []),
    );
    if (pieces.length > 0) groups.set(name, [...(groups.get(name) ?? []), ...pieces]);
  }
  const order = [...main, ...[...groups.values()].flat()];
  const newIndices = new Map(order.map((piece, index) => [piece, index]));
  const piecesAt = (indices: readonly number[]) =>
    indices.map((index) => data.pieces[index] ?? '');
  return {
    main: {
      ...data,
      pieces: piecesAt(main),
      texts: texts.map((pieces) =>
        asRanges(pieces.map((piece) => newIndices.get(piece) ?? -1)),
      ),
    },
    late: new Map([...groups].map(([name, pieces]) => [name, piecesAt(pieces)])),
  };
}

function lengthOf({ pieces }: ExplorerData, indices: readonly number[]): number {
  return indices.reduce((sum, index) => sum + (pieces[index]?.length ?? 0), 0);
}
