import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { inputFiles, installedPath } from '@site/samples/build/files';
import { inputHashes } from '@site/samples/build/record';
import { readData } from '../browser/data/find.ts';
import type { ExplorerData, InputId, SourceFile } from '../browser/data/types.ts';
import { explorerFolder, recordFile } from './places.ts';

/** What is on record of an input: the JSON that is published, and of which sources it was built. */
export interface ExplorerRecord {
  /** Fingerprints of the sources, by path, as in the records of samples. */
  readonly inputs: Readonly<Record<string, string>>;
  readonly data: ExplorerData;
}

/** The text of a record: JSON with an item of a list on a line, so that a difference says what changed. */
export function recordText({ inputs, data }: ExplorerRecord): string {
  const fields = Object.entries(data).map(([key, value]: [string, unknown]) => {
    const text =
      Array.isArray(value) && typeof value[0] !== 'number' && value.length > 0
        ? `[\n${value.map((item) => JSON.stringify(item)).join(',\n')}\n]`
        : JSON.stringify(value);
    return `${JSON.stringify(key)}: ${text}`;
  });
  return `{\n"inputs": ${JSON.stringify(inputs, null, 2)},\n"data": {\n${fields.join(',\n')}\n}\n}\n`;
}

/** The record of an input. Throws where there is none, or one that this code cannot read, with what to do. */
export function readRecord(input: InputId, folder = explorerFolder): ExplorerRecord {
  const file = recordFile(input, folder);
  const todo = `Run "npm run explorer -- ${input}".`;
  if (!existsSync(file)) throw new Error(`${input} was never built. ${todo}`);
  const record: Partial<ExplorerRecord> = JSON.parse(readFileSync(file, 'utf8'));
  try {
    return { inputs: record.inputs ?? {}, data: readData(record.data) };
  } catch {
    throw new Error(`${file} has a layout of another time. ${todo}`);
  }
}

/** Writes the record of an input and returns whether it changed. */
export function writeRecord(record: ExplorerRecord): boolean {
  const file = recordFile(record.data.input);
  const text = recordText(record);
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return false;
  writeFileSync(file, text);
  return true;
}

/** The sources of an input as a reader has them, the packages that it depends on included. */
export function sourcesOf(input: InputId): SourceFile[] {
  const folder = `${explorerFolder}/${input}`;
  return inputFiles(folder).map((file) => ({
    path: installedPath(file),
    text: readFileSync(`${folder}/${file}`, 'utf8'),
  }));
}

/** The fingerprints of the sources of an input as they are now. */
export function inputsNow(
  input: InputId,
  folder = explorerFolder,
): Record<string, string> {
  return inputHashes(`${folder}/${input}`);
}
