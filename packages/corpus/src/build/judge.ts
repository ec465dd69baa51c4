import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readBuild } from '@site/compare/folder';
import { textsOf } from '@site/pages/json-file';
import { fieldsOf } from '@site/pages/records';
import { runNormalized as run } from '@site/samples/build/normalized-run';
import { normalize } from '@site/samples/build/normalized-sizes';
import { packedFiles, runAttw, runPublint } from '@site/samples/build/package-checks';
import { type BuiltPackage, makeConsumer, typeCheck } from '@site/samples/build/programs';
import { readPackage } from '@site/samples/build/sample';
import { replacementsFor } from '@site/samples/build/scratch';
import { entriesOf } from './entries.ts';
import type { Format, Library } from './library.ts';
import { loadedFiles, syntaxOf } from './loaded.ts';

/** An application, bundled or not: what it printed, and its size in bytes. */
interface App {
  readonly says: readonly string[];
  readonly bytes: number;
}

/** Precedes what an application printed that did not end well. */
export const failure = 'The application fails:';

const bundle = fileURLToPath(new URL('bundle.mjs', import.meta.url));

/** What one of the two packages of a library does for its users. */
export type Judgement = Awaited<ReturnType<typeof judge>>;

/** Uses the package in `folder`, which is built, in all the ways that its users do. */
export async function judge({ manifest }: Library, folder: string) {
  const fields = readPackage(folder);
  const pkg = { folder, name: fields.name };
  const build = readBuild(folder);
  /** Errors of TypeScript by way of resolution and format; none is an empty list. */
  const types: Record<string, string[]> = {};
  /** By format and bundler. */
  const apps: Record<string, App> = {};
  /** The ECMAScript version that the files of a format need at least. */
  const syntax: Record<string, number> = {};
  /** The JavaScript that all entries of a format load, in bytes. */
  const sizes: Record<string, Record<'files' | 'raw' | 'gzip', number>> = {};
  /** The names that each entry of a format exports. */
  const exports: Record<string, Record<string, string[]>> = {};
  /** How many files of all formats start with each directive. */
  const directives: Record<string, number> = {};
  for (const format of ['import', 'require'] as const) {
    const conditions = manifest.formats[format];
    if (!conditions) continue;
    const entries = entriesOf(fields, conditions);
    const files = loadedFiles(build, entries.values());
    const sum = (key: 'raw' | 'gzip') =>
      files.reduce((total, file) => total + file[key], 0);
    sizes[format] = { files: files.length, raw: sum('raw'), gzip: sum('gzip') };
    const texts = files.map(({ path }) => readFileSync(`${folder}/${path}`, 'utf8'));
    syntax[format] = Math.max(0, ...texts.map(syntaxOf));
    for (const one of files.flatMap(({ code }) => code?.lists.directives ?? []))
      directives[one] = (directives[one] ?? 0) + 1;
    exports[format] = await listExports(pkg, format, [...entries.keys()]);
    Object.assign(apps, await runApps(pkg, format, manifest.target));
    const consumer = format === 'import' ? 'consumer.ts' : 'consumer.cts';
    if (format === 'require')
      copyFileSync(`${folder}/consumer.ts`, `${folder}/${consumer}`);
    const project = makeConsumer(pkg, consumer);
    for (const resolution of ['node16', 'bundler'] as const) {
      const { lines } = await typeCheck(folder, project, resolution, [consumer]);
      types[`${resolution}, ${format}`] = lines.filter((line) => line !== 'no errors');
    }
  }
  const packed = await packedFiles(folder);
  const isProblem = (line: string) => !/(?:^|: )no problems$/.test(line);
  return {
    types,
    apps,
    syntax,
    sizes,
    exports,
    directives,
    publint: (await runPublint(packed)).says.filter(isProblem),
    attw: (await runAttw(packed)).says.filter(isProblem),
    /** The summary of the library's own tests; `undefined` where the package has none. */
    tests: manifest.tests && (await run(manifest.tests, folder)).lines,
  };
}

async function listExports(
  pkg: BuiltPackage,
  format: Format,
  subpaths: readonly string[],
): Promise<Record<string, string[]>> {
  const specifiers = subpaths.map((one) => pkg.name + one.slice(1));
  const load = format === 'import' ? 'await import(one)' : 'require(one)';
  const code = `
    const found = {};
    for (const one of ${JSON.stringify(specifiers)}) {
      try { found[one] = Object.keys(${load}).sort(); }
      catch (error) { found[one] = [String(error).split('\\n')[0]]; }
    }
    console.log(JSON.stringify(found));`;
  const type = format === 'import' ? 'module' : 'commonjs';
  const argv = ['node', `--input-type=${type}`, '--eval', code];
  const { lines } = await run(argv, pkg.folder, makeConsumer(pkg));
  const added = new Set(['module.exports', '__esModule']);
  const found = fieldsOf(JSON.parse(lines.at(-1) ?? '{}'));
  return Object.fromEntries(
    Object.entries(found).map(([key, names]) => [
      key,
      textsOf(names).filter((one) => !added.has(one)),
    ]),
  );
}

/** Runs the application as it is, and bundled by both bundlers. */
async function runApps(
  pkg: BuiltPackage,
  format: Format,
  target: string,
): Promise<Record<string, App>> {
  const consumer = makeConsumer(pkg, 'app.mjs');
  const file = format === 'import' ? 'app.mjs' : 'app.cjs';
  if (format === 'require')
    await run(['node', bundle, 'require', 'app.mjs', target, file], pkg.folder, consumer);
  const start = async (program: string) => {
    const { ok, lines } = await run(['node', program], pkg.folder, consumer);
    return ok ? lines : [failure, ...lines.map((line) => line.slice(0, 200))];
  };
  const found: Record<string, App> = {};
  found[`${format}, node`] = { says: await start(file), bytes: 0 };
  for (const bundler of ['rsbuild', 'esbuild']) {
    const output = `${consumer}/bundled/${bundler}.cjs`;
    const argv = ['node', bundle, bundler, file, target, output];
    const { ok, lines: errors } = await run(argv, pkg.folder, consumer);
    const built = ok && existsSync(output);
    const says = built ? await start(output) : [failure, ...errors];
    // Bundlers put the paths of modules into what asks for the name of its file.
    const paths = replacementsFor(pkg.folder);
    const bytes = built ? normalize(readFileSync(output), paths).normalized.length : 0;
    found[`${format}, ${bundler}`] = { says, bytes };
  }
  return found;
}
