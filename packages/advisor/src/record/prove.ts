import { runNormalized } from '@site/samples/build/normalized-run';
import { packedFiles } from '@site/samples/build/package-checks';
import { emptyFolder } from '@site/samples/build/scratch';
import type { AdvisedPackage } from '../browser/data/packages.ts';
import type { Proof } from '../browser/data/proof.ts';
import { type Check, checkInstalled } from './checks.ts';
import { writeConsumer, writePackage } from './projects.ts';

/**
 * Builds a package in a folder of `scratch` and uses it as its consumers do. Returns the proof and
 * the checks that failed. Throws if the package does not build.
 */
export async function prove(
  advised: AdvisedPackage,
  scratch: string,
): Promise<{ folder: string; proof: Proof; failed: Check[] }> {
  const { id, plan } = advised;
  const folder = emptyFolder(scratch, id);
  writePackage(advised, folder);
  const { ok, lines } = await runNormalized(['rslib'], folder);
  if (!ok) throw new Error(`Rslib does not build ${id}:\n${lines.join('\n')}`);
  const files = await packedFiles(folder);
  const built = { ...advised, folder, files, consumer: `${folder}.consumer` };
  writeConsumer(built);
  // If the application does not build, it has no output, and loading that fails.
  if (plan.formats.includes('esm')) await runNormalized(['rslib'], built.consumer);
  const checks = await checkInstalled(built);
  const proof = {
    packed: Object.fromEntries([...files].map(([path, { length }]) => [path, length])),
    checks: Object.fromEntries(checks.map(({ kind, says }) => [kind, says])),
  };
  return { folder, proof, failed: checks.filter((check) => !check.ok) };
}
