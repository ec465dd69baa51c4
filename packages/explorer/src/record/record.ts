import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { inputFiles, installedPath } from '@site/samples/build/files';
import { shortHash } from '@site/samples/build/record';
import { configOf } from '../browser/data/config.ts';
import type { ExplorerData, SourceFile } from '../browser/data/data.ts';
import { manifestOf } from '../browser/data/manifest.ts';
import { type InputId, inputs } from '../browser/data/packages.ts';
import { keyOf, statesOf } from '../browser/data/states.ts';
import { explorerFolder, requiredPackages } from './package-folder.ts';

export type { ExplorerData };

const hashes = new Map<InputId, string>();

/**
 * A hash of all states of an input in their order: key, `rslib.config.ts`, and `package.json`
 * without versions. A record refers to states by position, so it can be read only with the table
 * of toggles that it was made with.
 */
export function statesHash(input: InputId): string {
  const known = hashes.get(input);
  if (known) return known;
  const versions = Object.fromEntries(requiredPackages.map((name) => [name, '']));
  const digest = shortHash(
    statesOf(input).map((state) =>
      [keyOf(state), configOf(state), manifestOf(state, versions)].join('\n'),
    ),
  );
  hashes.set(input, digest);
  return digest;
}

/** Reads the text of a record. Throws where it cannot belong to the states of today. */
export function parseRecord(input: InputId, text: string): ExplorerData {
  const record: ExplorerData = JSON.parse(text);
  if (record.statesHash !== statesHash(input))
    throw new Error(
      'The record was made with other toggles, keys, configuration or package.json than the ' +
        'code has now, so its states would be mistaken for others.',
    );
  return record;
}

/** Absolute path of the record of an input. */
export function recordFile(input: InputId, folder = explorerFolder): string {
  return `${folder}/${input}.json`;
}

/** The record of an input. Throws, with what to do, where there is none that this code can read. */
export function readRecord(input: InputId, folder = explorerFolder): ExplorerData {
  const file = recordFile(input, folder);
  const todo = `Run "npm run explorer -- ${input}".`;
  if (!existsSync(file)) throw new Error(`${file} does not exist. ${todo}`);
  try {
    return parseRecord(input, readFileSync(file, 'utf8'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${file}: ${reason} ${todo}`);
  }
}

/** The text of a record: JSON with one list item per line, so that diffs are readable. */
export function recordText(record: ExplorerData): string {
  const fields = Object.entries(record).map(([key, value]: [string, unknown]) => {
    const text = Array.isArray(value)
      ? `[\n${value.map((item) => JSON.stringify(item)).join(',\n')}\n]`
      : JSON.stringify(value);
    return `${JSON.stringify(key)}: ${text}`;
  });
  return `{\n${fields.join(',\n')}\n}\n`;
}

/** Writes the record of an input and returns whether it changed. */
export function writeRecord(record: ExplorerData): boolean {
  const file = recordFile(record.input);
  const text = recordText(record);
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return false;
  writeFileSync(file, text);
  return true;
}

/** The source files of an input where readers have them, including its dependencies. */
export function sourcesOf(input: InputId): SourceFile[] {
  const folder = `${explorerFolder}/${input}`;
  return inputFiles(folder).map((file) => ({
    path: installedPath(file),
    text: readFileSync(`${folder}/${file}`, 'utf8'),
  }));
}

/** The inputs with these names, or all. Throws for a name that is not an input. */
export function inputsNamed(names: readonly string[]): InputId[] {
  const found = names.map((name) => {
    const input = inputs.find((id) => id === name);
    if (!input) throw new Error(`There is no input “${name}”. Use ${inputs.join(', ')}.`);
    return input;
  });
  return found.length > 0 ? found : [...inputs];
}
