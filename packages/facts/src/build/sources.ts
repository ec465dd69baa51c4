import { readFileSync } from 'node:fs';
import { repository } from '@site/mdx/repository';
import { type Facts, factsFile, factsName, parseFacts } from '../format/facts.ts';
import places from '../format/places.json' with { type: 'json' };
import type { Places } from '../format/places.ts';
import {
  type Descriptions,
  descriptionsName,
  readDescriptions,
} from '../format/reviewed-data.ts';

/** Everything that option cards and command references are made of. */
export interface Sources {
  readonly facts: Facts;
  readonly descriptions: Descriptions;
  readonly places: Places;
}

/** Absolute paths of the files that `readSources` reads. */
export const sourceFiles = [factsName, descriptionsName].map(
  (name) => `${repository}/${name}`,
);

/** Reads the files anew each time, so that the dev server shows changes. */
export function readSources(): Sources {
  return {
    facts: parseFacts(readFileSync(factsFile, 'utf8')),
    descriptions: readDescriptions(),
    places,
  };
}
