// What Are The Types Wrong reports, in lines. The playground has it in a worker.
import type { CheckResult, ResolutionKind } from '@arethetypeswrong/core';
import { filterProblems, problemKindInfo } from '@arethetypeswrong/core/problems';
import type { AttwProfile } from '../sample.ts';
import type { Verdict } from './publint-verdict.ts';

export type Profile = Exclude<AttwProfile, 'auto'>;

/** The consumers of each profile. */
const resolutionKinds: Readonly<Record<Profile, readonly ResolutionKind[]>> = {
  strict: ['node10', 'node16-cjs', 'node16-esm', 'bundler'],
  node16: ['node16-cjs', 'node16-esm', 'bundler'],
  'esm-only': ['node16-esm', 'bundler'],
};

/** One line for each entry and consumer, with `no problems` or the names of the problems. */
export function attwVerdict(analysis: CheckResult, profile: Profile): Verdict {
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
export function profileFor({ type, main, exports }: Record<string, unknown>): Profile {
  const entries = JSON.stringify(exports ?? main ?? '');
  const offersCjs =
    type !== 'module' || entries.includes('"require"') || entries.includes('.cjs"');
  return offersCjs ? 'node16' : 'esm-only';
}
