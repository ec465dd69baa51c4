import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

/** A file that npm would upload, and its size in bytes. */
export interface PackedFile {
  readonly path: string;
  readonly size: number;
}

/**
 * What `npm publish` would upload of the packages in `folders`, in the order of these. One npm lists all of them, since
 * it takes longer to start than to list. Nothing is asked of a registry.
 */
export async function packedFiles(folders: readonly string[]): Promise<PackedFile[][]> {
  const args = ['pack', '--dry-run', '--json', '--offline', '--ignore-scripts'];
  const { stdout } = await promisify(execFile)(
    'npm',
    [...args, '--no-update-notifier', ...folders],
    { cwd: path.dirname(folders[0] ?? '.'), maxBuffer: 1 << 26 },
  );
  const said: { files: PackedFile[] }[] = JSON.parse(stdout);
  if (said.length !== folders.length) {
    throw new Error(`npm packed ${said.length} packages, not ${folders.length}.`);
  }
  return said.map(({ files }) =>
    files
      .map(({ path, size }) => ({ path, size }))
      .sort((a, b) => (a.path < b.path ? -1 : 1)),
  );
}

/** Copies the files that would be uploaded, and no other, to where a consumer has them. */
export function unpack(
  folder: string,
  files: readonly PackedFile[],
  target: string,
): void {
  for (const { path: file } of files) {
    mkdirSync(path.dirname(`${target}/${file}`), { recursive: true });
    cpSync(`${folder}/${file}`, `${target}/${file}`);
  }
}

/** The contents of the files that would be uploaded, by path. */
export function readPacked(
  folder: string,
  files: readonly PackedFile[],
): Map<string, Uint8Array<ArrayBuffer>> {
  return new Map(
    files.map(({ path }) => [path, Uint8Array.from(readFileSync(`${folder}/${path}`))]),
  );
}
