import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pendingFiles } from '@site/pages/pending';
import { readProject } from '@site/pages/repository';

/**
 * Writes what `docs/zh` of the repository at `root`, an absolute path, needs so that English pages
 * that are not translated have an address and a place in the sidebar there: `pendingFiles`. Returns
 * the paths of the written files.
 */
export function addPendingFiles(root: string): string[] {
  return pendingFiles(readProject(root)).map(({ file, text }) => {
    const target = path.join(root, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
    return file;
  });
}
