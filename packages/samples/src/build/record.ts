import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles, readFiles } from './files.ts';
import type { Outcome, Recorded } from './types.ts';

/** The record as it is written to `recorded.json`: JSON in a fixed layout, with an end of line. */
function recordText(recorded: Recorded): string {
  return `${JSON.stringify(recorded, null, 2)}\n`;
}

/** Everything that a run records, as the files of the sample's folder that hold it. */
export function recordFiles(outcome: Outcome): Map<string, Buffer> {
  const record = Buffer.from(recordText(outcome.recorded));
  return new Map([...outcome.emitted, ['recorded.json', record]]);
}

/** What is recorded in a sample's folder now; empty for a sample that was never recorded. */
export function recordedFiles(folder: string): Map<string, Buffer> {
  const others = new Set(['node_modules']);
  const paths = listFiles(folder, others).filter(
    (file) => file.startsWith('dist/') || file === 'recorded.json',
  );
  return readFiles(folder, paths);
}

/**
 * Makes the record in a sample's folder equal to a run and returns the paths that changed. Files
 * that are the same already are not touched, so their times stay.
 */
export function writeRecord(folder: string, outcome: Outcome): string[] {
  const before = recordedFiles(folder);
  const after = recordFiles(outcome);
  const gone = [...before.keys()].filter((file) => !after.has(file));
  const changed = [...after].filter(
    ([file, content]) => !before.get(file)?.equals(content),
  );
  for (const file of gone) rmSync(`${folder}/${file}`);
  for (const [file, content] of changed) {
    mkdirSync(path.dirname(`${folder}/${file}`), { recursive: true });
    writeFileSync(`${folder}/${file}`, content);
  }
  return [...gone, ...changed.map(([file]) => file)];
}

/** The record of a sample. `undefined` when the sample was never recorded. */
export function readRecord(folder: string): Recorded | undefined {
  const file = `${folder}/recorded.json`;
  if (!existsSync(file)) return undefined;
  const recorded: Recorded = JSON.parse(readFileSync(file, 'utf8'));
  return recorded;
}
