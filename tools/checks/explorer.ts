import { type ExplorerData, inputsNamed, parseRecord } from '@site/explorer/record';
import type { Finding } from '@site/pages/findings';
import type { TextFile } from '@site/pages/repository';
import { installedPath } from '@site/samples/build/files';
import type { Installed } from './packages/installed.ts';

const folder = 'docs/explorer';

/**
 * Finds inputs of the output explorer without a record, and records of other toggles, of other
 * versions than the installed ones, or of other sources than the shown ones. `files` are the files
 * of the repository.
 */
export function explorerRecords(
  files: readonly TextFile[],
  { versions }: Installed,
): Finding[] {
  return inputsNamed([]).flatMap((input) => {
    const file = `${folder}/${input}.json`;
    const text = files.find((one) => one.file === file)?.text;
    const finding = (what: string): Finding => ({
      file,
      line: 0,
      what,
      why: 'The explorer shows the record as what the documented version makes of these sources.',
      todo: `Run "npm run explorer -- ${input}" and commit what changed.`,
    });
    if (text === undefined) return [finding('The input has no record.')];
    let record: ExplorerData;
    try {
      record = parseRecord(input, text);
    } catch (error) {
      return [finding(error instanceof Error ? error.message : String(error))];
    }
    return [
      ...Object.entries(record.versions)
        .filter(([name, version]) => versions.get(name) !== version)
        .map(([name, version]) =>
          finding(
            `It was built with ${name} ${version}, and ${versions.get(name)} is installed.`,
          ),
        ),
      ...changedSources(`${folder}/${input}/`, record.sources, files).map((path) =>
        finding(`${path} has changed since the record was made.`),
      ),
    ];
  });
}

/** Paths below `prefix` that were added, removed or changed since the record was made. */
function changedSources(
  prefix: string,
  recorded: ExplorerData['sources'],
  files: readonly TextFile[],
): string[] {
  const before = new Map(recorded.map(({ path, text }) => [path, text]));
  const now = new Map(
    files
      .filter(({ file }) => file.startsWith(prefix))
      .map(({ file, text }) => [installedPath(file.slice(prefix.length)), text]),
  );
  const paths = [...new Set([...now.keys(), ...before.keys()])].sort();
  return paths.filter((path) => now.get(path) !== before.get(path));
}
