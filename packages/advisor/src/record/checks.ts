import { runNormalized } from '@site/samples/build/normalized-run';
import {
  type PackedFiles,
  runAttw,
  runPublint,
} from '@site/samples/build/package-checks';
import {
  type BuiltPackage,
  bundleApp,
  compileConsumer,
  type ExerciseResult,
  loadEntry,
  makeConsumer,
  runScript,
  typeCheck,
} from '@site/samples/build/programs';
import { entryNames, globalName, outputFolder, type Plan } from '../browser/data/plan.ts';

/** Uses an installed package, of which npm packed `files`, in all ways in which its consumers do. */
export async function checkInstalled(
  pkg: BuiltPackage,
  plan: Plan,
  files: PackedFiles,
): Promise<ExerciseResult[]> {
  const { formats, node, types } = plan;
  const [esm, cjs] = [formats.includes('esm'), formats.includes('cjs')];
  const entries = entryNames(plan).map((name) => (name === 'index' ? '.' : `./${name}`));
  const done: ExerciseResult[] = [];
  // One after the other, because each makes the same consumer.
  for (const entry of node ? entries : [])
    done.push(await loadEntry('import', pkg, entry));
  for (const entry of node ? entries : []) {
    if (node === '20.19') done.push(await loadEntry('require', pkg, entry));
    else if (cjs) done.push(await requireWithoutEsm(pkg, entry));
  }
  if (esm) done.push(await bundleApp(pkg, 'app.js'));
  if (formats.includes('script')) {
    const file = `${outputFolder('script', plan)}/index.js`;
    done.push(await runScript(pkg.folder, file, globalName));
  }
  if (types) {
    done.push(await compileConsumer(pkg, 'use.ts'));
    if (cjs) done.push(await compileConsumer(pkg, 'use.cts'));
    else if (node === '20.19') done.push(await compileRequire(pkg));
  }
  done.push(await runPublint(files));
  if (types) done.push(await runAttw(files));
  return done;
}

/** Requires an entry as Node.js 18 does, which cannot load an ES module in this way. */
async function requireWithoutEsm(
  pkg: BuiltPackage,
  entry: string,
): Promise<ExerciseResult> {
  const flag = '--no-experimental-require-module';
  const code = `require('${pkg.name}${entry.slice(1)}')`;
  const argv = ['node', flag, '--print', code];
  const { ok, lines } = await runNormalized(argv, pkg.folder, makeConsumer(pkg));
  return { ok, command: `node ${flag} --print "${code}"`, says: lines };
}

/** Compiles a CommonJS consumer of an ES module, which `node16` refuses. */
async function compileRequire(pkg: BuiltPackage): Promise<ExerciseResult> {
  const consumer = makeConsumer(pkg, 'use.cts');
  const { ok, lines } = await typeCheck(pkg.folder, consumer, 'nodenext', ['use.cts']);
  const says = lines.map((line) => `nodenext: ${line}`);
  return { ok, command: 'tsc --strict use.cts', says };
}

/** What is wrong unless there is one stylesheet, and every main script uses the class in it. */
export function styleProblems(files: PackedFiles): string[] {
  const paths = [...files.keys()];
  const sheets = paths.filter((file) => file.endsWith('.css'));
  const [sheet] = sheets;
  if (sheet === undefined || sheets.length > 1)
    return [`${sheets.length} stylesheets are published`];
  const name = /\.([\w-]+)\s*\{/.exec(String(files.get(sheet)))?.[1];
  if (name === undefined) return [`${sheet} has no class`];
  return paths
    .filter((file) => /(^|\/)index\.c?js$/.test(file))
    .filter((file) => !files.get(file)?.includes(name))
    .map((file) => `${file} does not use .${name}`);
}
