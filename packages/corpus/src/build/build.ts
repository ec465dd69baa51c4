import { installToolchain } from '@site/samples/build/install-toolchain';
import { runNormalized } from '@site/samples/build/normalized-run';
import { readPackage } from '@site/samples/build/sample';
import { emptyFolder } from '@site/samples/build/scratch';
import { missingFiles, namedFiles } from './entries.ts';
import { type Judgement, judge } from './judge.ts';
import { copyPublished, copySources, type Library, stampsOf } from './library.ts';
import { addTypeKeywords } from './type-keywords.ts';

/** Everything that is found out about one library, the same on every machine. */
export type Recorded = Awaited<ReturnType<typeof buildLibrary>>['recorded'];

/**
 * Builds a library with our configuration in a folder of `scratch`, and compares it with the
 * published package.
 */
export async function buildLibrary(library: Library, scratch: string) {
  const { id, manifest } = library;
  const toolchain = installToolchain('libraries');
  const ours = emptyFolder(scratch, id, toolchain);
  const original = emptyFolder(scratch, `${id}-original`, toolchain);
  copySources(library, ours);
  copyPublished(library, original);
  const typeKeywords = manifest.isolatedModules ? await addTypeKeywords(ours) : 0;
  const build = await runBuild(library, ours);
  const fields = readPackage(original);
  const named = namedFiles(fields, original);
  const missing = {
    original: missingFiles(original, named),
    ours: missingFiles(ours, named),
  };
  const judged = {
    original: await judge(library, original),
    ours: await judge(library, ours),
  };
  const recorded = {
    package: fields.name,
    version: String(fields.version),
    license: String(fields.license),
    ...stampsOf(library),
    /** In how many places of the source `type` was added, because TypeScript asks for it. */
    typeKeywords,
    build,
    /** Files that fields of package.json name, and those that are not there. */
    entries: { checked: named.length, missing },
    ...compare(judged),
  };
  return { folder: ours, recorded };
}

async function runBuild({ manifest }: Library, folder: string) {
  const terminal: string[] = [];
  for (const argv of manifest.commands) {
    const { ok, lines } = await runNormalized(argv, folder);
    // Every file has its size on a line of its own; those that matter are compared.
    terminal.push(...lines.filter(isMessage));
    if (!ok) return { ok: false, terminal };
  }
  return { ok: true, terminal };
}

function isMessage(line: string): boolean {
  return /^(?:warn|error)\b|TS\d+|Error/.test(line);
}

/** What the published package and ours do, side by side. */
function compare({ original, ours }: Record<'original' | 'ours', Judgement>) {
  const pair = <Key extends keyof Judgement>(key: Key) => ({
    original: original[key],
    ours: ours[key],
  });
  return {
    /** By format: of how many entries, how many names, and those that differ. */
    exports: Object.fromEntries(
      Object.entries(original.exports).map(([format, entries]) => [
        format,
        compareNames(entries, ours.exports[format] ?? {}),
      ]),
    ),
    types: pairs(original.types, ours.types),
    publint: pair('publint'),
    attw: pair('attw'),
    apps: pairs(original.apps, ours.apps),
    directives: pair('directives'),
    syntax: pairs(original.syntax, ours.syntax),
    sizes: pairs(original.sizes, ours.sizes),
    ...(original.tests ? { tests: pair('tests') } : {}),
  };
}

type Names = Judgement['exports'][string];

function compareNames(original: Names, ours: Names) {
  const flat = (exports: Names) =>
    Object.entries(exports).flatMap(([entry, names]) =>
      names.map((name) => `${entry}: ${name}`),
    );
  const [before, after] = [flat(original), flat(ours)];
  return {
    entries: Object.keys(original).length,
    names: before.length,
    lost: before.filter((one) => !after.includes(one)),
    added: after.filter((one) => !before.includes(one)),
  };
}

function pairs<T>(
  original: Readonly<Record<string, T>>,
  ours: Readonly<Record<string, T>>,
) {
  return Object.fromEntries(
    Object.entries(original).flatMap(([key, value]) => {
      const other = ours[key];
      return other === undefined ? [] : [[key, { original: value, ours: other }]];
    }),
  );
}
