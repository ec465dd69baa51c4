import type { CheckKind } from '../browser/data/proof.ts';
import { type Job, type Loaded, loadAll } from './load.ts';
import type { Check } from './outcome.ts';
import type { Tried } from './tried.ts';

/**
 * Loads packages with Node.js as they promise, those that promise Node.js 18 without `require()` of ES modules, and what
 * a bundler made of them.
 */
export function tryLoading(
  tried: readonly Tried[],
  scratch: string,
): Map<Tried, Check[]> {
  const jobs = tried
    .flatMap((one) => jobsOf(one).map((job) => ({ one, ...job })))
    .map((job, place) => ({ ...job, key: String(place) }));
  const said: Record<string, Loaded> = {};
  for (const old of [true, false]) {
    const some = jobs.filter(({ one }) => (one.leaf.plan.node === '18') === old);
    const asked = some.map(({ key, how, file }) => ({ key, how, file }));
    Object.assign(said, loadAll(asked, scratch, old));
  }
  const found = new Map<Tried, Check[]>();
  for (const { one, kind, key } of jobs) {
    const answer = said[key] ?? { ok: false, says: ['Node.js did not answer.'] };
    found.set(one, [...(found.get(one) ?? []), { kind, ...answer }]);
  }
  return found;
}

function jobsOf({ leaf, consumer }: Tried): (Omit<Job, 'key'> & { kind: CheckKind })[] {
  const { formats, node } = leaf.plan;
  const [esm, cjs] = [formats.includes('esm'), formats.includes('cjs')];
  const imports = {
    kind: 'import',
    how: 'import',
    file: `${consumer}/import.mjs`,
  } as const;
  const requires = {
    kind: 'require',
    how: 'require',
    file: `${consumer}/require.cjs`,
  } as const;
  const bundles = {
    kind: 'bundle',
    how: 'import',
    file: `${consumer}/bundle/index.js`,
  } as const;
  return [
    ...(node ? [imports] : []),
    ...(cjs || (esm && node === '20.19') ? [requires] : []),
    ...(esm ? [bundles] : []),
  ];
}
