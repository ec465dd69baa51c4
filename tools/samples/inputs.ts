import { createHash } from 'node:crypto';
import { inputFiles, readFiles } from './files.ts';

/**
 * The beginnings of the SHA-256 of the files that the author of a sample wrote, by path. With them on
 * record, a source that changed without being built again is noticed even where the output is the
 * same, as after a change in a comment.
 */
export function inputHashes(folder: string): Record<string, string> {
  const files = [...readFiles(folder, inputFiles(folder))];
  return Object.fromEntries(
    files.map(([path, content]) => [
      path,
      createHash('sha256').update(content).digest('hex').slice(0, 16),
    ]),
  );
}
