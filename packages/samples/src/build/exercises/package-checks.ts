import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { checkPackage, Package } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { readFiles } from '../files.ts';
import type { AttwProfile } from '../sample.ts';
import { attwVerdict, profileFor } from './attw-verdict.ts';
import type { ExerciseResult } from './programs.ts';
import { publintVerdict } from './publint-verdict.ts';

/** The content of the files of a package as npm would publish it, by path. */
export type PackedFiles = ReadonlyMap<string, Buffer>;

/**
 * What `npm publish` would upload of the packages in `folders`. One process lists all of them, since
 * npm takes longer to start than to list. No registry is contacted and no script runs.
 */
export async function packedFiles(folders: readonly string[]): Promise<PackedFiles[]> {
  const args = ['pack', '--dry-run', '--json', '--offline', '--ignore-scripts'];
  const { stdout } = await promisify(execFile)(
    'npm',
    [...args, '--no-update-notifier', ...folders],
    { cwd: path.dirname(folders[0] ?? '.'), maxBuffer: 1 << 26 },
  );
  const packed: { files: { path: string }[] }[] = JSON.parse(stdout);
  if (packed.length !== folders.length)
    throw new Error(`npm packed ${packed.length} packages, not ${folders.length}.`);
  return folders.map((folder, index) => {
    const paths = packed[index]?.files.map((file) => file.path) ?? [];
    return readFiles(folder, paths.sort());
  });
}

/** Checks a package with publint. */
export async function runPublint(files: PackedFiles): Promise<ExerciseResult> {
  const packed = [...files].map(([path, data]) => ({ name: `package/${path}`, data }));
  const { messages } = await publint({ pack: { files: packed }, pkgDir: 'package' });
  return { command: 'npx publint', ...publintVerdict(messages, manifestIn(files)) };
}

/** Checks a package with Are The Types Wrong. */
export async function runAttw(
  files: PackedFiles,
  wanted: AttwProfile = 'auto',
): Promise<ExerciseResult> {
  const manifest = manifestIn(files);
  const profile = wanted === 'auto' ? profileFor(manifest) : wanted;
  const { name = '', version = '' } = manifest;
  const installed = [...files].map(
    ([path, content]) =>
      [`/node_modules/${name}/${path}`, new Uint8Array(content)] as const,
  );
  const command = `npx @arethetypeswrong/cli --pack --profile ${profile}`;
  const pkg = new Package(Object.fromEntries(installed), name, version);
  return { command, ...attwVerdict(await checkPackage(pkg), profile) };
}

function manifestIn(
  files: PackedFiles,
): Record<string, unknown> & { name?: string; version?: string } {
  return JSON.parse(files.get('package.json')?.toString() ?? '{}');
}
