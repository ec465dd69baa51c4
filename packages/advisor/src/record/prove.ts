import { packedFiles } from '@site/samples/build/package-checks';
import type { AdvisedPackage } from '../browser/data/packages.ts';
import { checkKinds, type Proofs } from '../browser/data/proof.ts';
import { buildAll } from './build.ts';
import { type Check, checkInstalled } from './checks.ts';
import { loadConsumers } from './load.ts';
import { type BuiltPackage, writeConsumer, writePackage } from './projects.ts';
import { typecheckConsumers } from './typecheck.ts';

/**
 * Builds packages below `scratch` and uses each one as its consumers do. Returns the proofs by
 * package id, and the checks that failed. Steps share processes where they can. Throws if a package
 * does not build.
 */
export async function prove(
  packages: readonly AdvisedPackage[],
  scratch: string,
): Promise<{ proofs: Proofs['proofs']; failed: Check[] }> {
  const folderOf = ({ id }: AdvisedPackage) => `${scratch}/${id}`;
  const folders = packages.map(folderOf);
  for (const advised of packages) writePackage(advised, folderOf(advised));
  const failures = await buildAll(folders);
  if (failures.length > 0) throw new Error(failures.join('\n'));

  const packed = await packedFiles(folders);
  const built = packages.map((advised, index): BuiltPackage => {
    const files = packed[index] ?? new Map();
    return { ...advised, files, consumer: `${folderOf(advised)}.consumer` };
  });
  for (const one of built) writeConsumer(one);
  const bundled = built.filter(({ plan }) => plan.formats.includes('esm'));
  // If an application does not build, it has no output, and loading that fails below.
  await buildAll(bundled.map(({ consumer }) => consumer));

  const checks = [
    ...loadConsumers(built, scratch),
    ...typecheckConsumers(built, scratch),
  ];
  for (const one of built) checks.push(...(await checkInstalled(one)));
  const order = ({ kind }: Check) => checkKinds.indexOf(kind);
  checks.sort((a, b) => order(a) - order(b));
  const proofs = built.map(({ id, files }) => {
    const own = checks.filter((check) => check.id === id);
    const proof = {
      packed: Object.fromEntries([...files].map(([path, { length }]) => [path, length])),
      checks: Object.fromEntries(own.map(({ kind, says }) => [kind, says])),
    };
    return [id, proof];
  });
  return {
    proofs: Object.fromEntries(proofs),
    failed: checks.filter(({ ok }) => !ok),
  };
}
