import { readFileSync } from 'node:fs';
import { recordOf } from '@site/pages/repository/contents';
import { repository } from '@site/pages/repository/root';
import {
  type Descriptions,
  descriptionsName,
  parseDescriptions,
} from '../read/descriptions.ts';
import { parseFacts } from '../read/json.ts';
import type { Facts } from '../read/model.ts';
import type { Places } from '../read/place.ts';
import { factsName } from '../read/places.ts';

/** Everything that cards and references are made of. */
export interface Sources {
  readonly facts: Facts;
  readonly descriptions: Descriptions;
  readonly places: Places;
}

const placesName = 'packages/facts/src/read/places.json';

/** Absolute paths of the files that `readSources` reads. */
export const sourceFiles = [factsName, descriptionsName, placesName].map(
  (name) => `${repository}/${name}`,
);

/** Reads them anew, so that a change shows while the dev server runs. */
export function readSources(): Sources {
  const files = [factsName, descriptionsName, placesName].map((file) => ({
    file,
    text: readFileSync(`${repository}/${file}`, 'utf8'),
  }));
  const text = (name: string) => files.find(({ file }) => file === name)?.text ?? '';
  return {
    facts: parseFacts(text(factsName)),
    descriptions: parseDescriptions(text(descriptionsName)),
    places: recordOf(files, placesName),
  };
}
