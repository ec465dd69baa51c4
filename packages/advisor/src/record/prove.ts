import { readFileSync } from 'node:fs';
import { runScript } from '@site/samples/build/programs';
import type { Leaf } from '../browser/data/leaves.ts';
import { folderOf, globalName, packageName } from '../browser/data/names.ts';
import { checkKinds } from '../browser/data/proof.ts';
import { buildAll } from './build.ts';
import { makeConsumer } from './consumer.ts';
import { judge } from './judge.ts';
import { layOutLeaf } from './lay-out.ts';
import type { Check, Outcome } from './outcome.ts';
import { packedFiles } from './packed.ts';
import { checkStyles } from './styles.ts';
import type { Tried } from './tried.ts';
import { tryLoading } from './try-loading.ts';
import { tryTypes } from './try-types.ts';

/**
 * Builds the packages of leaves in folders below `scratch`, tries them as the consumers do that they promise to serve, and
 * returns what was found by the leaves' names. What is done for all is done in few processes. Throws where a package is not
 * built; what a check complains about is returned.
 */
export async function prove(
  leaves: readonly Leaf[],
  scratch: string,
): Promise<Map<string, Outcome>> {
  const folders = leaves.map((leaf) => layOutLeaf(leaf, `${scratch}/${leaf.id}`));
  const failure = buildAll(folders, scratch);
  if (failure !== undefined) throw new Error(failure);
  const packed = await packedFiles(folders);
  const tried = leaves.map((leaf, place): Tried => {
    const [folder = '', files = []] = [folders[place], packed[place]];
    return { leaf, folder, files, consumer: makeConsumer(leaf, folder, files) };
  });
  const bundling = tried.filter(({ leaf }) => leaf.plan.formats.includes('esm'));
  // An application that cannot be built has no output, and loading that fails below.
  buildAll(
    bundling.map(({ consumer }) => consumer),
    scratch,
  );
  const loaded = tryLoading(tried, scratch);
  const compiled = tryTypes(tried, scratch);
  const outcomes = new Map<string, Outcome>();
  for (const one of tried) {
    const checks = [
      ...(loaded.get(one) ?? []),
      ...(await ownChecks(one)),
      ...(compiled.get(one) ?? []),
      ...(await judge(one.leaf, one.folder, one.files)),
    ];
    const order = ({ kind }: Check) => checkKinds.indexOf(kind);
    checks.sort((a, b) => order(a) - order(b));
    outcomes.set(one.leaf.id, { files: one.files, checks });
  }
  return outcomes;
}

/** What is checked for each package alone: its script and its stylesheet. */
async function ownChecks({ leaf: { plan }, consumer, files }: Tried): Promise<Check[]> {
  const installed = `${consumer}/node_modules/${packageName}`;
  const checks: Check[] = [];
  if (plan.formats.includes('script')) {
    const file = `${folderOf('script', plan)}/index.js`;
    const { ok, says } = await runScript(installed, file, globalName);
    checks.push({ kind: 'script', ok, says });
  }
  if (plan.css) {
    const read = (path: string) => readFileSync(`${installed}/${path}`, 'utf8');
    const names = files.map(({ path }) => path);
    checks.push({ kind: 'style', ...checkStyles(names, read) });
  }
  return checks;
}
