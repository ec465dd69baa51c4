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
  const states = statesOf(input).map((state) => ({
    ...record.states.find(({ key }) => key === keyOf(state)),
    key: keyOf(state),
    config: configOf(state),
    manifest: manifestOf(state, record.versions),
  }));
  if (digest === digestOf({ ...record, sources: sourcesOf(input), states })) return [];
  return [
    `${file} was recorded from other sources, toggles or configurations, or edited. ${todo}`,
  ];
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

/** The hash of a record, which reveals one that is not of today's inputs or was edited by hand. */
export function digestOf(record: object): string {
  return shortHash([JSON.stringify(record)]);
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
  const record = { input, versions, sources, states };
  const json = JSON.stringify({ ...record, digest: digestOf(record) }, null, 1);
  return replaceFile(recordFile(input, folder), `${json}\n`);
}
