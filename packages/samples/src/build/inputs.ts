import { createHash } from 'node:crypto';
import { inputFiles, readFiles } from './files.ts';

/**
 * The beginnings of the SHA-256 of the files that the author of a sample wrote, by path. With them on
 * record, a source that changed without being built again is noticed even where the output is the
 * same, as after a change in a comment.
 */
export function inputHashes(folder: string): Record<string, string> {
  const files = [...readFiles(folder, inputFiles(folder))];
  return Object.fromEntries(files.map(([path, content]) => [path, digest([content])]));
}

/**
 * The beginning of one SHA-256 of all emitted files, by path from the sample's folder. With it on record,
 * an emitted file that was changed by hand is noticed without building the sample.
 */
export function outputHash(emitted: ReadonlyMap<string, Buffer>): string {
  const paths = [...emitted.keys()].sort();
  return digest(paths.flatMap((path) => [`\0${path}\0`, emitted.get(path) ?? '']));
}

function digest(parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 16);
}
