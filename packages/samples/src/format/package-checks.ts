// What publint and Are The Types Wrong say of a package: recorded, and found in the playground.
import {
  type CheckResult,
  checkPackage,
  Package,
  type ResolutionKind,
} from '@arethetypeswrong/core';
import { filterProblems, problemKindInfo } from '@arethetypeswrong/core/problems';
import { fieldsOf } from '@site/mdx/records';
import { publint } from 'publint';
import { publintVerdict, type Verdict } from './publint-verdict.ts';
import type { ExerciseResult, Files } from './record.ts';
import type { AttwProfile } from './sample.ts';

/** Checks a package with publint. */
export async function runPublint(files: Files): Promise<ExerciseResult> {
  const packed = [...files].map(([path, data]) => ({ name: `package/${path}`, data }));
  const { messages } = await publint({ pack: { files: packed }, pkgDir: 'package' });
  return { command: 'npx publint', ...publintVerdict(messages, manifestIn(files)) };
}

/** Checks a package with Are The Types Wrong. */
export async function runAttw(
  files: Files,
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

type Profile = Exclude<AttwProfile, 'auto'>;

/** The consumers of each profile. */
const resolutionKinds: Readonly<Record<Profile, readonly ResolutionKind[]>> = {
  strict: ['node10', 'node16-cjs', 'node16-esm', 'bundler'],
  node16: ['node16-cjs', 'node16-esm', 'bundler'],
  'esm-only': ['node16-esm', 'bundler'],
};

/** One line for each entry and consumer, with `no problems` or the names of the problems. */
function attwVerdict(analysis: CheckResult, profile: Profile): Verdict {
  if (!analysis.types) return { ok: false, says: ['The package contains no types.'] };
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

function manifestIn(files: Files): Readonly<Record<string, unknown>> {
  return fieldsOf(JSON.parse(files.get('package.json')?.toString() ?? '{}'));
}
