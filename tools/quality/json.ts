import { readFileSync } from 'node:fs';
import { repository } from '../repository/root.ts';
import { isObject } from '../samples/schema.ts';
import type { Quality } from './model.ts';

/** The file of the figures as findings and messages name it; `npm run quality` alone writes it. */
export const qualityName = 'docs/shared/quality/figures.json';

/** Absolute path of that file. */
export const qualityFile = `${repository}/${qualityName}`;

const parts = [
  'made',
  'documented',
  'tests',
  'checks',
  'samples',
  'options',
  'parity',
  'site',
] as const satisfies readonly (keyof Quality)[];

/** The figures in the text of their file. Throws where a part is missing; one that was not measured is there and null. */
export function parseQuality(text: string): Quality {
  const value: unknown = JSON.parse(text);
  if (isQuality(value)) return value;
  throw new Error(`${qualityName} has another shape. Run "npm run quality".`);
}

/** The figures that are in the repository. */
export function readQuality(): Quality {
  return parseQuality(readFileSync(qualityFile, 'utf8'));
}

/** The file is written by one program alone; its parts tell that it was. */
function isQuality(value: unknown): value is Quality {
  return isObject(value) && parts.every((part) => part in value);
}
