import { repository } from '@site/pages/repository/root';

/** Absolute path of the data file, which only `npm run facts` writes. */
export const factsFile = `${repository}/packages/facts/src/read/facts.json`;

/** The same file as findings and reports name it. */
export const factsName = 'packages/facts/src/read/facts.json';

/**
 * Folder of the small package that the tool is asked about. Like the samples it lies inside the
 * repository, so that the tool is found by walking up.
 */
export const projectFolder = `${repository}/.cache/facts`;

/** Absolute path of an installed package. */
export function installedFolder(name: string): string {
  return `${repository}/node_modules/${name}`;
}
