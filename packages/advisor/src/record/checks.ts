import type { Files } from '@site/samples/build/record';
import type { Exercise } from '@site/samples/build/sample';
import { entryNames, globalName, outputFolder, type Plan } from '../browser/data/plan.ts';

/** How the consumers of a package use it, which must all work. */
export function exercisesOf(plan: Plan): Exercise[] {
  const { formats, node, types } = plan;
  const [esm, cjs] = [formats.includes('esm'), formats.includes('cjs')];
  const entries = entryNames(plan).map((name) => (name === 'index' ? '.' : `./${name}`));
  // Node.js can require ES modules, unless it is version 18.
  const isRequired = cjs || (esm && node === '20.19');
  const script = `${outputFolder('script', plan)}/index.js`;
  return [
    ...(node && esm ? entries.map((entry) => ({ import: entry })) : []),
    ...(isRequired ? entries.map((entry) => ({ require: entry })) : []),
    ...(esm ? [{ app: 'app.js' }] : []),
    ...(formats.includes('script') ? [{ script, global: globalName }] : []),
    ...(types ? [{ types: 'use.ts' }] : []),
    ...(types && cjs ? [{ types: 'use.cts' }] : []),
    { publint: true },
    ...(types ? [{ attw: 'auto' } as const] : []),
  ];
}

/** What is wrong unless there is one stylesheet, and every main script uses the class in it. */
export function styleProblems(files: Files): string[] {
  const paths = [...files.keys()];
  const sheets = paths.filter((file) => file.endsWith('.css'));
  const [sheet] = sheets;
  if (sheet === undefined || sheets.length > 1)
    return [`${sheets.length} stylesheets are emitted`];
  const name = /\.([\w-]+)\s*\{/.exec(String(files.get(sheet)))?.[1];
  if (name === undefined) return [`${sheet} has no class`];
  return paths
    .filter((file) => /(^|\/)index\.c?js$/.test(file))
    .filter((file) => !files.get(file)?.includes(name))
    .map((file) => `${file} does not use .${name}`);
}
