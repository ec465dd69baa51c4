import { existsSync } from 'node:fs';
import { readJson } from '@site/mdx/json-file';
import { shortHash } from './record.ts';

/** A record of several items: what it was made from, and what is kept of each. */
export interface Collected<T> {
  /** The digest of all that was built. */
  readonly inputs: string;
  /** The digest of the items, which reveals that one was edited by hand. */
  readonly output: string;
  readonly items: Readonly<Record<string, T>>;
}

/** The shape that `readJson` expects of such a record. */
export const collectedShape = {
  inputs: 'string',
  output: 'string',
  items: 'object',
} as const;

/** Reads the record in `file`; undefined if there is none. Throws if it has another shape. */
export function readCollected<T>(file: string): Collected<T> | undefined {
  if (!existsSync(file)) return undefined;
  return readJson<Collected<T>>(file, collectedShape);
}

/** What `output` of a record with these items is. */
export function itemsDigest(items: object): string {
  return shortHash([JSON.stringify(items)]);
}
