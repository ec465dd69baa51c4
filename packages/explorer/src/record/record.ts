import { existsSync, readFileSync } from 'node:fs';
import { readJson } from '@site/pages/json-file';
import { repository } from '@site/pages/repository';
import { inputFiles, installedPath } from '@site/samples/build/files';
import { replaceFile, shortHash } from '@site/samples/build/record';
import type { ExplorerData, Snapshot, SourceFile } from '../browser/data/data.ts';
import { keyOf, statesOf } from '../browser/data/states.ts';
import type { InputId } from '../browser/data/toggles.ts';
import { configOf } from './config.ts';
import { installedVersions, manifestOf } from './manifest.ts';

/** Absolute path of the folder with the inputs of the output explorer and their records. */
export const explorerFolder = `${repository}/docs/explorer`;

/** Absolute path of the record of an input. */
export function recordFile(input: InputId, folder = explorerFolder): string {
  return `${folder}/${input}.json`;
}

/** The record of an input. Throws, with what to do, where there is none or it is stale. */
export function readRecord(input: InputId, folder = explorerFolder): ExplorerData {
  const [problem] = problemsOf(input, folder);
  if (problem !== undefined) throw new Error(problem);
  return parseRecord(recordFile(input, folder));
}

/** Why the record of an input cannot be what would be recorded today, as far as no build is needed. */
export function problemsOf(input: InputId, folder = explorerFolder): string[] {
  const file = recordFile(input, folder);
  const todo = `Run "npm run explorer -- ${input}".`;
  if (!existsSync(file)) return [`${file} does not exist. ${todo}`];
  const { digest, ...record } = parseRecord(file);
  if (digest !== withDigest(record).digest)
    return [`${file} was edited by hand. ${todo}`];
  const { versions, sources, states } = record;
  const recorded = states.map(({ key, config, manifest }) => [key, config, manifest]);
  const current = statesOf(input).map((state) => [
    keyOf(state),
    configOf(state),
    manifestOf(state, versions),
  ]);
  if (JSON.stringify([sources, recorded]) === JSON.stringify([sourcesOf(input), current]))
    return [];
  return [`${file} was recorded from other sources, toggles or configurations. ${todo}`];
}

function parseRecord(file: string): ExplorerData {
  return readJson<ExplorerData>(file, {
    input: 'string',
    versions: 'object',
    sources: 'array',
    states: 'array',
    digest: 'string',
  });
}

/** Adds the hash of a record, which reveals one that was edited by hand. */
export function withDigest(record: Omit<ExplorerData, 'digest'>): ExplorerData {
  return { ...record, digest: shortHash([JSON.stringify(record)]) };
}

/** The source files of an input where readers have them, including its dependencies. */
function sourcesOf(input: InputId): SourceFile[] {
  const folder = `${explorerFolder}/${input}`;
  return inputFiles(folder).map((file) => ({
    path: installedPath(file),
    text: readFileSync(`${folder}/${file}`, 'utf8'),
  }));
}

/** Writes the record of an input, the builds of all its states, and returns its file if it changed. */
export function writeRecord(
  input: InputId,
  states: readonly Snapshot[],
  folder = explorerFolder,
): string[] {
  const [versions, sources] = [installedVersions(), sourcesOf(input)];
  const record = withDigest({ input, versions, sources, states });
  return replaceFile(recordFile(input, folder), `${JSON.stringify(record, null, 1)}\n`);
}
