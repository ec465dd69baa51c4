import { manifestOf } from '@site/compare/manifest';
import { listFiles } from '@site/samples/format/files';
import { readPackage } from '@site/samples/format/sample';
import { runNormalized } from '@site/samples/record/command';
import { emptyFolder } from '@site/samples/record/scratch';
import { installToolchain } from '@site/samples/record/toolchains';
import { type Judgement, judge } from './judge.ts';
import { copyPackage, copySources, type Library } from './library.ts';
import { addTypeKeywords } from './type-keywords.ts';

/** Everything that is found out about one library, the same on every machine. */
export type Recorded = Awaited<ReturnType<typeof buildLibrary>>['kept'];

/** Builds a library with our configuration in `scratch`, and compares it with the published one. */
export async function buildLibrary(library: Library, scratch: string) {
  const { id } = library;
  const toolchain = installToolchain('libraries');
  const folder = emptyFolder(scratch, id, toolchain);
  const published = emptyFolder(scratch, `${id}-original`, toolchain);
  copySources(library, folder);
  copyPackage(library, published);
  const typeKeywords = library.isolatedModules ? await addTypeKeywords(folder) : 0;
  const build = await runBuild(library, folder);
  const fields = readPackage(published);
  const named = namedFiles(fields, listFiles(published));
  const original = await judge(library, published, named);
  const ours = await judge(library, folder, named);
  const kept = {
    package: fields.name,
    version: String(fields.version),
    license: String(fields.license),
    /** In how many places of the source `type` was added, because TypeScript asks for it. */
    typeKeywords,
    build,
    uses: compare(original.uses, ours.uses),
    /** The files that entries load, by format. */
    sizes: { original: original.sizes, ours: ours.sizes },
  };
  return { folder, complaints: [], kept };
}

async function runBuild({ commands }: Library, folder: string) {
  const terminal: string[] = [];
  for (const argv of commands) {
    const { ok, lines } = await runNormalized(argv, folder);
    // Every file has its size on a line of its own; those that matter are compared.
    terminal.push(...lines.filter((line) => /^(?:warn|error)\b|TS\d+|Error/.test(line)));
    if (!ok) return { ok: false, terminal };
  }
  return { ok: true, terminal };
}

/** Every file that `package.json` names; a pattern means those of the published `files` that match. */
function namedFiles(
  fields: Record<string, unknown>,
  files: readonly string[],
): readonly string[] {
  const named = manifestOf(fields, '').entries.flatMap((file) => {
    const [before = '', after] = file.split('*');
    if (after === undefined) return [file];
    return files.filter((one) => one.startsWith(before) && one.endsWith(after));
  });
  return [...new Set(named)].sort();
}

/** What the published package and ours do, by command: how many lines are the same, and the others. */
function compare(original: Judgement['uses'], ours: Judgement['uses']) {
  const without = (lines: readonly string[], others: readonly string[]) =>
    lines.filter((line) => !others.includes(line));
  return Object.fromEntries(
    original.map(({ command, ok, says }, index) => {
      const now = ours[index] ?? { ok: false, says: [] };
      const lost = without(says, now.says);
      const same = says.length - lost.length;
      const works = { original: ok, ours: now.ok };
      return [command, { works, same, lost, added: without(now.says, says) }];
    }),
  );
}
