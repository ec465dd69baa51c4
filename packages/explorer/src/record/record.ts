import { existsSync, readFileSync } from 'node:fs';
import { readJson } from '@site/pages/json-file';
import { repository } from '@site/pages/repository';
import { inputFiles, installedPath } from '@site/samples/build/files';
import { replaceFile, shortHash } from '@site/samples/build/record';
import type {
  ExplorerData,
  FileContent,
  Snapshot,
  SourceFile,
  Verdicts,
} from '../browser/data/data.ts';
import { keyOf, statesOf } from '../browser/data/states.ts';
import type { InputId } from '../browser/data/toggles.ts';
import { configOf } from './config.ts';
import { installedVersions, manifestOf } from './manifest.ts';

/** Absolute path of the folder with the inputs of the output explorer and their records. */
export const explorerFolder = `${repository}/docs/explorer`;

/** A record as it is in its file: with a hash of everything else in it. */
export interface Recorded extends ExplorerData {
  readonly digest: string;
}

/** Absolute path of the record of an input. */
export function recordFile(input: InputId, folder = explorerFolder): string {
  return `${folder}/${input}.json`;
}

/** The record of an input. Throws, with what to do, where there is none or it is stale. */
export function readRecord(input: InputId, folder = explorerFolder): Recorded {
  const [problem] = problemsOf(input, folder);
  if (problem !== undefined) throw new Error(problem);
  return parseRecord(recordFile(input, folder));
}

/** Why the record of an input cannot be what would be recorded today, as far as no build is needed. */
export function problemsOf(input: InputId, folder = explorerFolder): string[] {
  const file = recordFile(input, folder);
  const reason = existsSync(file)
    ? staleness(input, parseRecord(file))
    : 'does not exist';
  return reason ? [`${file} ${reason}. Run "npm run explorer -- ${input}".`] : [];
}

function parseRecord(file: string): Recorded {
  return readJson<Recorded>(file, {
    input: 'string',
    versions: 'object',
    sources: 'array',
    contents: 'array',
    verdicts: 'array',
    states: 'array',
    digest: 'string',
  });
}

function staleness(input: InputId, { digest, ...record }: Recorded): string | undefined {
  const { versions, sources, states } = record;
  if (digest !== withDigest(record).digest) return 'was edited by hand';
  if (JSON.stringify(sources) !== JSON.stringify(sourcesOf(input)))
    return 'was recorded from other sources';
  const recorded = states.map(({ key, config, manifest }) => [key, config, manifest]);
  const expected = statesOf(input).map((state) => [
    keyOf(state),
    configOf(state),
    manifestOf(state, versions),
  ]);
  if (JSON.stringify(recorded) !== JSON.stringify(expected))
    return 'was recorded with other toggles, configurations or package.json files';
  return undefined;
}

/** Adds the hash of a record, which reveals one that was edited by hand. */
export function withDigest(record: ExplorerData): Recorded {
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

/** The record of an input from the builds of its states. */
export function recordOf(input: InputId, built: readonly Snapshot[]): Recorded {
  const contents = new Distinct<FileContent>();
  const verdicts = new Distinct<Verdicts>();
  const states = built.map(({ state, files, ...snapshot }) => ({
    key: keyOf(state),
    config: snapshot.config,
    manifest: snapshot.manifest,
    files: Object.fromEntries(
      files.map(({ path, ...content }) => [path, contents.indexOf(content)]),
    ),
    terminal: snapshot.terminal,
    verdicts: verdicts.indexOf(snapshot.verdicts),
  }));
  return withDigest({
    input,
    versions: installedVersions(),
    sources: sourcesOf(input),
    contents: contents.items,
    verdicts: verdicts.items,
    states,
  });
}

/** A list in which equal items are stored once. */
class Distinct<T> {
  readonly items: T[] = [];
  readonly #indices = new Map<string, number>();

  /** The index of an item; a new one is appended. */
  indexOf(item: T): number {
    const key = JSON.stringify(item);
    const index = this.#indices.get(key) ?? this.items.push(item) - 1;
    this.#indices.set(key, index);
    return index;
  }
}

/** Writes the record of an input and returns its file if it changed. */
export function writeRecord(record: Recorded, folder = explorerFolder): string[] {
  return replaceFile(recordFile(record.input, folder), recordText(record));
}

/** The text of a record: JSON with one list item per line, so that diffs are readable. */
function recordText(record: Recorded): string {
  const fields = Object.entries(record).map(([key, value]: [string, unknown]) => {
    const text = Array.isArray(value)
      ? `[\n${value.map((item) => JSON.stringify(item)).join(',\n')}\n]`
      : JSON.stringify(value);
    return `${JSON.stringify(key)}: ${text}`;
  });
  return `{\n${fields.join(',\n')}\n}\n`;
}
