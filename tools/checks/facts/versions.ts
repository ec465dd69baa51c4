import { type Facts, factsName } from '@site/facts/facts';
import type { Finding } from '@site/pages/findings';
import type { Installed } from '../packages/installed.ts';

/** Finds packages whose facts were read from another version than the one that is installed. */
export function factVersions(
  { versions: recorded }: Pick<Facts, 'versions'>,
  { versions }: Pick<Installed, 'versions'>,
): Finding[] {
  return Object.entries(recorded)
    .filter(([name, version]) => versions.get(name) !== version)
    .map(([name, version]) => ({
      file: factsName,
      line: 0,
      what: `It was read from ${name} ${version}, but ${versions.get(name) ?? 'no version'} is installed.`,
      why: 'Cards and references show types, defaults and flags of another version.',
      todo: 'Run "npm run facts" and change the pages that its report names.',
    }));
}
