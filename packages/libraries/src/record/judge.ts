import { existsSync } from 'node:fs';
import { loadedBy, readBuild } from '@site/compare/folder';
import { traitsOf } from '@site/compare/traits';
import { fieldsOf } from '@site/mdx/records';
import { type Exercise, readPackage } from '@site/samples/format/sample';
import { runExercises } from '@site/samples/record/exercises';
import type { Library } from './library.ts';

/** What one of the two packages of a library does for its users. */
export type Judgement = Awaited<ReturnType<typeof judge>>;

/** Uses the built package in `folder`, whose `package.json` names the files `named`, like users. */
export async function judge(
  { target }: Library,
  folder: string,
  named: readonly string[],
) {
  const { name, exports } = readPackage(folder);
  const build = readBuild(folder);
  const entries = Object.keys(fieldsOf(exports)).filter(
    (subpath) => !/\*|\.json$/.test(subpath),
  );
  const exercises: Exercise[] = [
    ...entries.flatMap((entry) => [{ import: entry }, { require: entry }]),
    ...['app.mjs', 'app.cjs'].flatMap((app) => [
      { run: app },
      { app, target },
      { app, target, bundler: 'esbuild' as const },
    ]),
    { types: 'consumer.ts' },
    { types: 'consumer.cts' },
    { publint: true },
    { attw: 'auto' },
    ...(existsSync(`${folder}/tests.mjs`) ? [{ run: 'tests.mjs' }] : []),
  ];
  const done = await runExercises(exercises, { folder, name });
  const uses = done.map(({ exercise, ok, command, says }) => {
    const isLoaded = ok && ('import' in exercise || 'require' in exercise);
    // Of what is exported, the names; how functions are written differs.
    return { ok, command, says: isLoaded ? says.flatMap(exportedName) : says };
  });
  const files = named.map((path) => {
    const file = build.get(path) ?? build.get(`${path}.js`);
    if (!file) return `${path}: missing`;
    const { format, year, list } = traitsOf(build, file, undefined, false);
    return [`${path}: ${format}`, `ES${year}`, ...list('directives')].join(', ');
  });
  /** How many files of each format are loaded, and their bytes. */
  const sizes: Record<string, Record<'files' | 'raw', number>> = {};
  const loaded = named.flatMap((path) => build.get(path) ?? []);
  for (const file of new Set(loaded.flatMap((one) => loadedBy(build, one, 'imports')))) {
    const { files = 0, raw = 0 } = sizes[file.format] ?? {};
    if (file.code) sizes[file.format] = { files: files + 1, raw: raw + file.raw };
  }
  return { uses: [...uses, { ok: true, command: 'package.json', says: files }], sizes };
}

/** The name of an export in a line that lists it; none in a further line of its value. */
function exportedName(line: string): string[] {
  const [, name = ''] = /^([\w$]+): /.exec(line) ?? [];
  return ['', '__esModule'].includes(name) ? [] : [name];
}
