import { installToolchain } from '@site/samples/build/install-toolchain';
import { runNormalized } from '@site/samples/build/normalized-run';
import { emptyFolder } from '@site/samples/build/scratch';
import { missingFiles, namedFiles, readEntryFields } from './entries.ts';
import { type Judgement, judge } from './judge.ts';
import { copyPublished, copySources, type Library, stampsOf } from './library.ts';
import type { ExportedNames, Format, Pair, Recorded } from './recorded.ts';
import { addTypeKeywords } from './type-keywords.ts';

/**
 * Builds a library with our configuration in a folder of `scratch`, and compares it with the
 * published package.
 */
export async function buildLibrary(
  library: Library,
  scratch: string,
): Promise<{ folder: string; recorded: Recorded }> {
  const { id, manifest } = library;
  const toolchain = installToolchain('libraries');
  const ours = emptyFolder(scratch, id, toolchain);
  const original = emptyFolder(scratch, `${id}-original`, toolchain);
  copySources(library, ours);
  copyPublished(library, original);
  const typeKeywords = manifest.isolatedModules ? await addTypeKeywords(ours) : 0;
  const build = await runBuild(library, ours);
  const fields = readEntryFields(original);
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
    version: fields.version,
    license: fields.license,
    ...stampsOf(library),
    typeKeywords,
    build,
    entries: { checked: named.length, missing },
    ...compare(judged),
  };
  return { folder: ours, recorded };
}

async function runBuild(
  { manifest }: Library,
  folder: string,
): Promise<Recorded['build']> {
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

type Compared = Pick<
  Recorded,
  | 'exports'
  | 'types'
  | 'publint'
  | 'attw'
  | 'apps'
  | 'directives'
  | 'syntax'
  | 'sizes'
  | 'tests'
>;

function compare({ original, ours }: Pair<Judgement>): Compared {
  const formats = [...original.loaded.keys()];
  const perFormat = <T>(find: (format: Format) => T) =>
    Object.fromEntries(formats.map((format) => [format, find(format)]));
  return {
    exports: perFormat((format) => compareNames(original, ours, format)),
    types: pairs(original.types, ours.types),
    publint: { original: original.publint, ours: ours.publint },
    attw: { original: original.attw, ours: ours.attw },
    apps: pairs(original.apps, ours.apps),
    directives: { original: directives(original), ours: directives(ours) },
    syntax: perFormat((format) => loadedPair(original, ours, format, 'syntax')),
    sizes: perFormat((format) => loadedPair(original, ours, format, 'size')),
    ...(original.tests && ours.tests
      ? { tests: { original: original.tests, ours: ours.tests } }
      : {}),
  };
}

function compareNames(
  original: Judgement,
  ours: Judgement,
  format: Format,
): ExportedNames {
  const flat = ({ exports }: Judgement) =>
    Object.entries(exports.get(format) ?? {}).flatMap(([entry, names]) =>
      names.map((name) => `${entry}: ${name}`),
    );
  const [before, after] = [flat(original), flat(ours)];
  return {
    entries: Object.keys(original.exports.get(format) ?? {}).length,
    names: before.length,
    lost: before.filter((one) => !after.includes(one)),
    added: after.filter((one) => !before.includes(one)),
  };
}

function loadedPair<Key extends 'syntax' | 'size'>(
  original: Judgement,
  ours: Judgement,
  format: Format,
  key: Key,
) {
  const [before, after] = [original.loaded.get(format), ours.loaded.get(format)];
  if (!before || !after) throw new Error(`Nothing was loaded as ${format}.`);
  return { original: before[key], ours: after[key] };
}

function pairs<T>(
  original: ReadonlyMap<string, T>,
  ours: ReadonlyMap<string, T>,
): Record<string, Pair<T>> {
  return Object.fromEntries(
    [...original].flatMap(([key, value]) => {
      const other = ours.get(key);
      return other === undefined ? [] : [[key, { original: value, ours: other }]];
    }),
  );
}

/** How many files of all formats start with each directive. */
function directives({ loaded }: Judgement): Record<string, number> {
  const sum: Record<string, number> = {};
  for (const { directives } of loaded.values())
    for (const [text, count] of directives) sum[text] = (sum[text] ?? 0) + count;
  return sum;
}
