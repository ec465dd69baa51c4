import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fieldsOf } from '@site/pages/records';
import { runNormalized as run } from '@site/samples/build/normalized-run';
import { normalize } from '@site/samples/build/normalized-sizes';
import { packedFiles, runAttw, runPublint } from '@site/samples/build/package-checks';
import { compileConsumer, makeConsumer } from '@site/samples/build/programs';
import { replacementsFor } from '@site/samples/build/scratch';
import { entriesOf, readEntryFields } from './entries.ts';
import { type Loaded, readLoaded } from './javascript.ts';
import type { Library } from './library.ts';
import { type App, type Format, failure } from './recorded.ts';

/** What one of the two packages of a library does for its users. */
export interface Judgement {
  readonly loaded: ReadonlyMap<Format, Loaded>;
  /** The exported names by specifier. */
  readonly exports: ReadonlyMap<Format, Readonly<Record<string, readonly string[]>>>;
  readonly apps: ReadonlyMap<string, App>;
  readonly types: ReadonlyMap<string, readonly string[]>;
  readonly publint: readonly string[];
  readonly attw: readonly string[];
  readonly tests: readonly string[] | undefined;
}

const bundle = fileURLToPath(new URL('bundle.mjs', import.meta.url));

/** Uses the package in `folder`, which is built, in all the ways that its users do. */
export async function judge({ manifest }: Library, folder: string): Promise<Judgement> {
  const fields = readEntryFields(folder);
  const pkg = { folder, name: fields.name };
  const formats = Object.entries(manifest.formats) as [Format, readonly string[]][];
  const loaded = new Map<Format, Loaded>();
  const exports = new Map<Format, Record<string, string[]>>();
  const apps = new Map<string, App>();
  const types = new Map<string, string[]>();
  for (const [format, conditions] of formats) {
    const entries = entriesOf(fields, conditions);
    loaded.set(format, readLoaded(folder, entries.values()));
    exports.set(format, await listExports(pkg, format, [...entries.keys()]));
    for (const [kind, app] of await runApps(pkg, format, manifest.target))
      apps.set(kind, app);
    const consumer = format === 'import' ? 'consumer.ts' : 'consumer.cts';
    if (format === 'require')
      copyFileSync(`${folder}/consumer.ts`, `${folder}/${consumer}`);
    const { says } = await compileConsumer(pkg, consumer);
    for (const mode of ['node16', 'bundler']) {
      const own = says.filter((line) => line.startsWith(`${mode}: `));
      const errors = own.map((line) => line.slice(mode.length + 2));
      types.set(
        `${mode}, ${format}`,
        errors.filter((line) => line !== 'no errors'),
      );
    }
  }
  const files = await packedFiles(folder);
  const isProblem = (line: string) => !/(?:^|: )no problems$/.test(line);
  return {
    loaded,
    exports,
    apps,
    types,
    publint: (await runPublint(files)).says.filter(isProblem),
    attw: (await runAttw(files)).says.filter(isProblem),
    tests: manifest.tests && (await run(manifest.tests, folder)).lines,
  };
}

type Package = Parameters<typeof makeConsumer>[0];

async function listExports(
  pkg: Package,
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
  const found = fieldsOf(JSON.parse(lines.at(-1) ?? '{}'));
  const added = new Set(['module.exports', '__esModule']);
  return Object.fromEntries(
    Object.entries(found).map(([key, names]) => [
      key,
      Array.isArray(names) ? names.map(String).filter((one) => !added.has(one)) : [],
    ]),
  );
}

/** Runs the application as it is, and bundled by both bundlers. */
async function runApps(
  pkg: Package,
  format: Format,
  target: string,
): Promise<Map<string, App>> {
  const consumer = makeConsumer(pkg, 'app.mjs');
  const file = format === 'import' ? 'app.mjs' : 'app.cjs';
  if (format === 'require')
    await run(['node', bundle, 'require', 'app.mjs', target, file], pkg.folder, consumer);
  const start = async (program: string) => {
    const { ok, lines } = await run(['node', program], pkg.folder, consumer);
    return ok ? lines : [failure, ...lines.map((line) => line.slice(0, 200))];
  };
  const found = new Map([[`${format}, node`, { says: await start(file), bytes: 0 }]]);
  for (const bundler of ['rsbuild', 'esbuild']) {
    const output = `${consumer}/bundled/${bundler}.cjs`;
    const argv = ['node', bundle, bundler, file, target, output];
    const { ok, lines: errors } = await run(argv, pkg.folder, consumer);
    const built = ok && existsSync(output);
    const says = built ? await start(output) : [failure, ...errors];
    // Bundlers put the paths of modules into what asks for the name of its file.
    const paths = replacementsFor(pkg.folder);
    const bytes = built ? normalize(readFileSync(output), paths).normalized.length : 0;
    found.set(`${format}, ${bundler}`, { says, bytes });
  }
  return found;
}
