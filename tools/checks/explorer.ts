import { createHash } from 'node:crypto';
import { type ExplorerRecord, inputsNamed, parseRecord } from '@site/explorer/record';
import type { Finding } from '@site/pages/findings';
import type { TextFile } from '@site/pages/repository';
import type { Installed } from './packages/installed.ts';

const folder = 'docs/explorer';

/**
 * Finds inputs of the output explorer without a record, and records of another layout, other
 * toggles, other versions than are installed, or other sources than those that are shown. `files`
 * are the files of the repository.
 */
export function explorerRecords(
  files: readonly TextFile[],
  { versions }: Installed,
): Finding[] {
  return inputsNamed([]).flatMap((input) => {
    const file = `${folder}/${input}.json`;
    const text = files.find((one) => one.file === file)?.text;
    const found = (what: string): Finding => ({
      file,
      line: 0,
      what,
      why: 'The explorer shows what is on record as what the documented version makes of these sources.',
      todo: `Run "npm run explorer -- ${input}" and commit what changed.`,
    });
    if (text === undefined) return [found('The input has no record.')];
    let record: ExplorerRecord;
    try {
      record = parseRecord(input, text);
    } catch (error) {
      return [found(error instanceof Error ? error.message : String(error))];
    }
    const built = { '@rslib/core': record.data.rslib, ...record.data.versions };
    return [
      ...Object.entries(built)
        .filter(([name, version]) => versions.get(name) !== version)
        .map(([name, version]) =>
          found(
            `It was built with ${name} ${version}, and ${versions.get(name)} is installed.`,
          ),
        ),
      ...changedSources(`${folder}/${input}/`, record.inputs, files).map((path) =>
        found(`${path} has changed since the record was made.`),
      ),
    ];
  });
}

/** Paths below `prefix` that were added, removed or changed. */
function changedSources(
  prefix: string,
  recorded: Readonly<Record<string, string>>,
  files: readonly TextFile[],
): string[] {
  const now = new Map(
    files
      .filter(({ file }) => file.startsWith(prefix))
      .map(({ file, text }) => [
        file.slice(prefix.length),
        createHash('sha256').update(text).digest('hex').slice(0, 16),
      ]),
  );
  const paths = [...new Set([...now.keys(), ...Object.keys(recorded)])].sort();
  return paths.filter((path) => now.get(path) !== recorded[path]);
}
