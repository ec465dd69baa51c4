import { readFileSync } from 'node:fs';
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
}

/** Absolute paths of the files that `readSources` reads. */
export const sourceFiles = [factsName, descriptionsName, placesName].map(
  (name) => `${repository}/${name}`,
);

/** Reads the files anew each time, so that the dev server shows changes. */
export function readSources(): Sources {
  const [facts = '', descriptions = '', places = ''] = sourceFiles.map((file) =>
    readFileSync(file, 'utf8'),
  );
  return {
    facts: parseFacts(facts),
    descriptions: parseDescriptions(descriptions),
    places: JSON.parse(places),
  };
}
