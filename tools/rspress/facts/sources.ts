import { readFileSync } from 'node:fs';
import {
  type Descriptions,
  descriptionsName,
  parseDescriptions,
} from '../../facts/descriptions.ts';
import { parseFacts } from '../../facts/json.ts';
import type { Facts } from '../../facts/model.ts';
import type { Places } from '../../facts/place.ts';
import { factsName } from '../../facts/places.ts';
import { listOf, recordOf } from '../../repository/contents.ts';
import { repository } from '../../repository/root.ts';

/** Everything that cards and references are made of. */
export interface Sources {
  readonly facts: Facts;
  readonly descriptions: Descriptions;
  readonly places: Places;
  /** Addresses of pages that are still to be written. */
  readonly unwritten: readonly string[];
}

const placesName = 'tools/facts/places.json';
const unwrittenName = 'tools/checks/unwritten/list.json';

/** Absolute paths of the files that `readSources` reads. */
export const sourceFiles = [factsName, descriptionsName, placesName, unwrittenName].map(
  (name) => `${repository}/${name}`,
);

/** Reads them anew, so that a change shows while the dev server runs. */
export function readSources(): Sources {
  const files = [factsName, descriptionsName, placesName, unwrittenName].map((file) => ({
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
