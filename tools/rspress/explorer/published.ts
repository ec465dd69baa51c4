import { createHash } from 'node:crypto';
import { inputs } from '../../../theme/explorer/data/toggles.ts';
import type { InputId } from '../../../theme/explorer/data/types.ts';
import { readRecord } from '../../explorer/record.ts';

/** A file of the built site that holds the data of one input. */
export interface PublishedFile {
  readonly input: InputId;
  /** Its path from the root of the site, without a slash in front; the name holds a hash of the content. */
  readonly path: string;
  readonly content: string;
}

/** The files with the states of all inputs, as they are published. Throws where an input was never built. */
export function publishedFiles(): PublishedFile[] {
  return inputs.map((input) => {
    const content = JSON.stringify(readRecord(input).data);
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
    return { input, path: `static/explorer/${input}.${hash}.json`, content };
  });
}

/** Where the theme finds the data of each input, with the path under which the site is served. */
export function addressesOf(
  files: readonly PublishedFile[],
  base: string,
): Readonly<Record<string, string>> {
  return Object.fromEntries(files.map(({ input, path }) => [input, base + path]));
}
