import { readFileSync } from 'node:fs';
import { listOf, recordOf } from '@site/pages/data-files';
import { repository } from '@site/pages/repository';
import { type Facts, factsName, parseFacts } from '../read/facts.ts';
import {
  type Descriptions,
  descriptionsName,
  type Places,
  parseDescriptions,
  placesName,
} from '../read/reviewed-data.ts';

/** Everything that option cards and command references are made of. */
export interface Sources {
  readonly facts: Facts;
  readonly descriptions: Descriptions;
  readonly places: Places;
  /** Addresses of pages that are still to be written. */
  readonly unwritten: readonly string[];
}

const unwrittenName = 'tools/checks/unwritten/list.json';
const names = [factsName, descriptionsName, placesName, unwrittenName];

/** Absolute paths of the files that `readSources` reads. */
export const sourceFiles = names.map((name) => `${repository}/${name}`);

/** Reads the files anew each time, so that the dev server shows changes. */
export function readSources(): Sources {
  const files = names.map((file) => ({
    file,
    text: readFileSync(`${repository}/${file}`, 'utf8'),
  }));
  const text = (name: string) => files.find(({ file }) => file === name)?.text ?? '';
  return {
    facts: parseFacts(text(factsName)),
    descriptions: parseDescriptions(text(descriptionsName)),
    places: recordOf(files, placesName),
    unwritten: listOf(files, unwrittenName, 'routes'),
  };
}
