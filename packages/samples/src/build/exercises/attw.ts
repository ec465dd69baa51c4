import {
  type Analysis,
  checkPackage,
  createPackageFromTarballData,
  Package,
  type ResolutionKind,
} from '@arethetypeswrong/core';
import { filterProblems, problemKindInfo } from '@arethetypeswrong/core/problems';
import { readPackage } from '../manifest.ts';
import type { AttwProfile } from '../types.ts';
import { packPackage } from './pack.ts';
import type { Said } from './said.ts';

/** Which consumers each profile speaks for. */
const kinds: Readonly<Record<Exclude<AttwProfile, 'auto'>, readonly ResolutionKind[]>> = {
  strict: ['node10', 'node16-cjs', 'node16-esm', 'bundler'],
  node16: ['node16-cjs', 'node16-esm', 'bundler'],
  'esm-only': ['node16-esm', 'bundler'],
};

/**
 * Says what Are The Types Wrong finds in a package as it would be published: one line for each
 * entry and kind of consumer, with `no problems` or the names of the problems.
 */
export async function askAttw(folder: string, wanted: AttwProfile): Promise<Said> {
  const profile = wanted === 'auto' ? profileFor(readPackage(folder)) : wanted;
  return attwSays(createPackageFromTarballData(await packPackage(folder)), profile);
}

/** As `askAttw`, of the files of a package, by their path from its folder; `package.json` is among them. */
export async function askAttwOf(files: ReadonlyMap<string, Buffer>): Promise<Said> {
  const manifest: PublishedPackage = JSON.parse(
    files.get('package.json')?.toString() ?? '{}',
  );
  const { name = '', version = '' } = manifest;
  const installed = [...files].map(
    ([path, content]) =>
      [`/node_modules/${name}/${path}`, new Uint8Array(content)] as const,
  );
  const pkg = new Package(Object.fromEntries(installed), name, version);
  return attwSays(pkg, profileFor(manifest));
}

async function attwSays(
  pkg: Package,
  profile: Exclude<AttwProfile, 'auto'>,
): Promise<Said> {
  const command = `npx @arethetypeswrong/cli --pack --profile ${profile}`;
  const result = await checkPackage(pkg);
  if (!result.types)
    return { ok: false, command, says: ['The package contains no types.'] };
  return { command, ...verdictOn(result, profile) };
}

/** What was found, in one line for each entry and kind of consumer of a profile. */
export function verdictOn(
  result: Analysis,
  profile: Exclude<AttwProfile, 'auto'>,
): Pick<Said, 'ok' | 'says'> {
  const rows = Object.keys(result.entrypoints)
    .sort()
    .flatMap((entry) => kinds[profile].map((kind) => rowOf(result, entry, kind)));
  return {
    ok: rows.every(({ problems }) => problems.length === 0),
    says: rows.map(
      ({ entry, kind, problems }) =>
        `${entry}  ${kind}: ${problems.length > 0 ? problems.join(', ') : 'no problems'}`,
    ),
  };
}

interface Row {
  readonly entry: string;
  readonly kind: ResolutionKind;
  readonly problems: readonly string[];
}

function rowOf(analysis: Analysis, entry: string, kind: ResolutionKind): Row {
  const found = filterProblems(analysis, { entrypoint: entry, resolutionKind: kind });
  const titles = found.map((problem) => problemKindInfo[problem.kind].title);
  return { entry, kind, problems: [...new Set(titles)] };
}

/** What of a `package.json` the judgement depends on. */
interface PublishedPackage {
  readonly name?: string;
  readonly version?: string;
  readonly type?: unknown;
  readonly main?: unknown;
  readonly exports?: unknown;
}

/** A package that promises nothing to `require` need not answer for it. */
function profileFor({ type, main, exports }: PublishedPackage): 'node16' | 'esm-only' {
  const text = JSON.stringify(exports ?? main ?? '');
  const promisesCjs =
    type !== 'module' || text.includes('"require"') || text.includes('.cjs"');
  return promisesCjs ? 'node16' : 'esm-only';
}
