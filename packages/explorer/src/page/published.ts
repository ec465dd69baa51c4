import { createHash } from 'node:crypto';
import { inputs } from '../browser/data/toggles.ts';
import type { ExplorerData, InputId } from '../browser/data/types.ts';
import { readRecord } from '../record/record.ts';
import { split } from './split.ts';

/** A file of the built site that holds data of one input. */
export interface PublishedFile {
  readonly input: InputId;
  /** Its path from the root of the site, without a slash in front; the name holds a hash of the content. */
  readonly path: string;
  readonly content: string;
  /** Few states need it; the first one of an input tells its name. */
  readonly late: boolean;
}

/** The files with the states of all inputs, as they are published. Throws where an input was never built. */
export function publishedFiles(): PublishedFile[] {
  return inputs.flatMap((input) => filesOf(readRecord(input).data));
}

/** The files of one input: the JSON that the theme asks for, and those that it names in `late`. */
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

/** Where the theme finds the data of each input, with the path under which the site is served. */
export function addressesOf(
  files: readonly PublishedFile[],
  base: string,
): Readonly<Record<string, string>> {
  const first = files.filter(({ late }) => !late);
  return Object.fromEntries(first.map(({ input, path }) => [input, base + path]));
}
