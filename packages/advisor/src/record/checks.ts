import type { ExerciseResult, Files } from '@site/samples/format/record';
import type { Exercise } from '@site/samples/format/sample';
import { runNormalized } from '@site/samples/record/command';
import { runExercises } from '@site/samples/record/exercises';
import {
  type BuiltPackage,
  makeConsumer,
  typeCheck,
} from '@site/samples/record/programs';
import { entryNames, globalName, outputFolder, type Plan } from './plan.ts';

/** Uses an installed package in all ways in which its consumers do. */
export async function checkInstalled(
  pkg: BuiltPackage,
  plan: Plan,
): Promise<ExerciseResult[]> {
  const { formats, node, types } = plan;
  const cjs = formats.includes('cjs');
  const requiresEsm = node === '20.19';
  const names = node ? entryNames(plan) : [];
  const entries = names.map((name) => (name === 'index' ? '.' : `./${name}`));
  const use = (...exercises: Exercise[]) => runExercises(exercises, pkg);
  const given = (condition: boolean, exercise: Exercise) => (condition ? [exercise] : []);
  const script = `${outputFolder('script', plan)}/index.js`;
  // One after the other, because each makes the same consumer.
  const done: ExerciseResult[] = await use(
    ...entries.map((entry) => ({ import: entry })),
    ...entries.flatMap((entry) => given(requiresEsm, { require: entry })),
  );
  for (const entry of cjs && !requiresEsm ? entries : [])
    done.push(await requireWithoutEsm(pkg, entry));
  done.push(
    ...(await use(
      ...given(formats.includes('esm'), { app: 'app.js' }),
      ...given(formats.includes('script'), { script, global: globalName }),
      ...given(types, { types: 'use.ts' }),
      ...given(types && cjs, { types: 'use.cts' }),
    )),
  );
  if (types && !cjs && requiresEsm) done.push(await compileRequire(pkg));
  const checks = await use({ publint: true }, ...given(types, { attw: 'auto' }));
  return [...done, ...checks];
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
export function styleProblems(files: Files): string[] {
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
