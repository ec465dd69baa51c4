import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import {
  type Analysis,
  checkPackage,
  createPackageFromTarballData,
  Package,
  type ResolutionKind,
} from '@arethetypeswrong/core';
import { filterProblems, problemKindInfo } from '@arethetypeswrong/core/problems';
import { type Message, publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { type AttwProfile, readPackage } from '../sample.ts';
import type { ExerciseResult } from './programs.ts';

type Profile = Exclude<AttwProfile, 'auto'>;
type Verdict = Pick<ExerciseResult, 'ok' | 'says'>;

/** The consumers of each profile. */
const resolutionKinds: Readonly<Record<Profile, readonly ResolutionKind[]>> = {
  strict: ['node10', 'node16-cjs', 'node16-esm', 'bundler'],
  node16: ['node16-cjs', 'node16-esm', 'bundler'],
  'esm-only': ['node16-esm', 'bundler'],
};

/** Checks a built package, as it would be published, with publint. */
export async function runPublint(folder: string): Promise<ExerciseResult> {
  const { buffer } = await packPackage(folder);
  const { messages } = await publint({ pack: { tarball: buffer } });
  return { command: 'npx publint', ...publintVerdict(messages, readPackage(folder)) };
}

/** Like `runPublint`, for the files of a package by path, including its `package.json`. */
export async function runPublintOnFiles(
  files: ReadonlyMap<string, Buffer>,
): Promise<ExerciseResult> {
  const packed = [...files].map(([path, data]) => ({ name: `package/${path}`, data }));
  const { messages } = await publint({ pack: { files: packed }, pkgDir: 'package' });
  return { command: 'npx publint', ...publintVerdict(messages, manifestIn(files)) };
}

/** One line for each message of publint. Suggestions alone are no failure. */
function publintVerdict(
  messages: readonly Message[],
  manifest: Record<string, unknown>,
): Verdict {
  const says = messages.map((message) => {
    const text = formatMessage(message, manifest, { color: false }) ?? message.code;
    return `${message.type}: ${text.replaceAll(/\s*\n\s*/g, ' ')}`;
  });
  return {
    ok: messages.every(({ type }) => type === 'suggestion'),
    says: says.length > 0 ? says : ['no problems'],
  };
}

/** Checks a built package, as it would be published, with Are The Types Wrong. */
export async function runAttw(
  folder: string,
  wanted: AttwProfile,
): Promise<ExerciseResult> {
  const profile = wanted === 'auto' ? profileFor(readPackage(folder)) : wanted;
  return analyse(createPackageFromTarballData(await packPackage(folder)), profile);
}

/** Like `runAttw`, for the files of a package by path, including its `package.json`. */
export async function runAttwOnFiles(
  files: ReadonlyMap<string, Buffer>,
): Promise<ExerciseResult> {
  const manifest = manifestIn(files);
  const { name = '', version = '' } = manifest;
  const installed = [...files].map(
    ([path, content]) =>
      [`/node_modules/${name}/${path}`, new Uint8Array(content)] as const,
  );
  const pkg = new Package(Object.fromEntries(installed), name, version);
  return analyse(pkg, profileFor(manifest));
}

async function analyse(pkg: Package, profile: Profile): Promise<ExerciseResult> {
  const command = `npx @arethetypeswrong/cli --pack --profile ${profile}`;
  const result = await checkPackage(pkg);
  return result.types
    ? { command, ...attwVerdict(result, profile) }
    : { command, ok: false, says: ['The package contains no types.'] };
}

/** One line for each entry and consumer, with `no problems` or the names of the problems. */
function attwVerdict(analysis: Analysis, profile: Profile): Verdict {
  let ok = true;
  const says = Object.keys(analysis.entrypoints)
    .sort()
    .flatMap((entrypoint) =>
      resolutionKinds[profile].map((resolutionKind) => {
        const found = filterProblems(analysis, { entrypoint, resolutionKind });
        const titles = new Set(found.map(({ kind }) => problemKindInfo[kind].title));
        ok &&= titles.size === 0;
        return `${entrypoint}  ${resolutionKind}: ${[...titles].join(', ') || 'no problems'}`;
      }),
    );
  return { ok, says };
}

/** A package that offers nothing to `require` is only checked for ESM consumers. */
function profileFor({ type, main, exports }: Record<string, unknown>): Profile {
  const entries = JSON.stringify(exports ?? main ?? '');
  const offersCjs =
    type !== 'module' || entries.includes('"require"') || entries.includes('.cjs"');
  return offersCjs ? 'node16' : 'esm-only';
}

function manifestIn(
  files: ReadonlyMap<string, Buffer>,
): Record<string, unknown> & { name?: string; version?: string } {
  return JSON.parse(files.get('package.json')?.toString() ?? '{}');
}

/**
 * Packs a package like `npm publish`, once for all exercises of a run, and returns the tarball. No
 * registry is contacted and no script runs.
 */
async function packPackage(folder: string): Promise<Uint8Array<ArrayBuffer>> {
  const target = `${folder}.pack`;
  mkdirSync(target, { recursive: true });
  if (readdirSync(target).length === 0) {
    const args = ['pack', '--offline', '--ignore-scripts', '--silent'];
    args.push('--no-update-notifier', '--pack-destination', target);
    await promisify(execFile)('npm', args, { cwd: folder });
  }
  const [tarball] = readdirSync(target);
  return Uint8Array.from(readFileSync(`${target}/${tarball}`));
}
