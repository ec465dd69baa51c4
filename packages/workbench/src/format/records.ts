import { existsSync } from 'node:fs';
import { readJson } from '@site/mdx/json-file';
import { repository } from '@site/mdx/repository';
import {
  type Collected,
  collectedShape,
  itemsDigest,
} from '@site/samples/format/collected';
import type { ExplorerData, Snapshot } from './data.ts';
import type { InputId } from './toggles.ts';

/** Absolute path of the folder with the inputs of the output explorer and their records. */
export const explorerFolder = `${repository}/docs/explorer`;

/**
 * The recorded states of an input, with its sources where readers have them. Throws, with what to
 * do, where the record in `folder` is missing or was edited by hand.
 */
export function readStates(input: InputId, folder = explorerFolder): ExplorerData {
  const file = `${folder}/${input}.json`;
  const refuse = (what: string) =>
    new Error(`${file} ${what}. Run "npm run explorer -- ${input}".`);
  if (!existsSync(file)) throw refuse('is missing');
  const record = readJson<Collected<Snapshot> & ExplorerData>(file, {
    ...collectedShape,
    sources: 'array',
  });
  if (record.output !== itemsDigest(record.items)) throw refuse('was edited by hand');
  return record;
}
