import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { checkPackage, Package } from '@arethetypeswrong/core';
import { fieldsOf } from '@site/pages/records';
import { publint } from 'publint';
import { readFiles } from '../files.ts';
import type { AttwProfile } from '../sample.ts';
import { attwVerdict, profileFor } from './attw-verdict.ts';
import type { ExerciseResult } from './programs.ts';
import { publintVerdict } from './publint-verdict.ts';

/** The content of the files of a package as npm would publish it, by path. */
export type PackedFiles = ReadonlyMap<string, Buffer>;

/**
 * What `npm publish` would upload of the package in `folder`. No registry is contacted and no script
 * runs. Throws if npm does not list it.
 */
export async function packedFiles(folder: string): Promise<PackedFiles> {
  const args = ['pack', '--dry-run', '--json', '--offline', '--ignore-scripts'];
  const { stdout } = await promisify(execFile)(
    'npm',
    [...args, '--no-update-notifier', folder],
    { cwd: path.dirname(folder), maxBuffer: 1 << 26 },
  );
  const packed: unknown = JSON.parse(stdout);
  const { files } = fieldsOf(Array.isArray(packed) ? packed[0] : undefined);
  if (!Array.isArray(files))
    throw new Error(`npm lists no files of ${folder}:\n${stdout}`);
  const paths = files.map((file) => String(fieldsOf(file).path));
  return readFiles(folder, paths.sort());
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
  const [name, version] = [String(manifest.name), String(manifest.version)];
  const installed = [...files].map(
    ([path, content]) =>
      [`/node_modules/${name}/${path}`, new Uint8Array(content)] as const,
  );
  const command = `npx @arethetypeswrong/cli --pack --profile ${profile}`;
  const pkg = new Package(Object.fromEntries(installed), name, version);
  return { command, ...attwVerdict(await checkPackage(pkg), profile) };
}

function manifestIn(files: PackedFiles): Readonly<Record<string, unknown>> {
  return fieldsOf(JSON.parse(files.get('package.json')?.toString() ?? '{}'));
}
