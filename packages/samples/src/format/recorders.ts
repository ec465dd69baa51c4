import { existsSync } from 'node:fs';
import { readJson } from '@site/mdx/json-file';
import { repository } from '@site/mdx/repository';

/** The file that says what all records were last verified with, from the repository's root. */
export const recorderFile = 'docs/samples/recorder.json';

/** What the records of a kind were made with, or verified to be the same with. */
export interface Recorder {
  readonly rslib: string;
  readonly typescript: string;
  /** The digest of the code that records. */
  readonly code: string;
  /** The digest of all records of the kind as they were then. */
  readonly records: string;
}

/** What `recorder.json` has, by the commands of the kinds. */
export function readRecorders(): Readonly<Record<string, Recorder>> {
  const file = `${repository}/${recorderFile}`;
  return existsSync(file) ? readJson(file, {}) : {};
}
