import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { readJson } from '@site/mdx/json-file';
import { inputFiles, listFiles, readFiles } from './files.ts';
import type { Exercise } from './sample.ts';

/** A command and the lines it printed. */
export interface RecordedCommand {
  argv: string[];
  exitCode: number;
  terminal: string[];
}

/** An emitted file with its sizes in bytes: raw and compressed. */
export interface RecordedFile {
  path: string;
  raw: number;
  gzip: number;
  brotli: number;
}

/** The outcome of an exercise. */
export interface RecordedExercise {
  exercise: Exercise;
  ok: boolean;
  /** The exercise as a reader would type it. */
  command: string;
  /** The lines it printed, without paths of this machine. */
  says: string[];
}

/** The outcome of an exercise, before it is recorded. */
export type ExerciseResult = Omit<RecordedExercise, 'exercise'>;

/** The content of a `recorded.json`. */
export interface Recorded {
  commands: RecordedCommand[];
  files: RecordedFile[];
  /** Files emitted outside `dist`, with their lines; nearly always empty. */
  outside: { path: string; lines: string[] }[];
  exercises: RecordedExercise[];
  /** Missing if it has no variants. */
  variants?: RecordedVariant[];
  /** Hashes of the author's files, by path. */
  inputs: Record<string, string>;
  /** `outputDigest`, which reveals what was edited by hand. */
  output: string;
}

/** What the build of a variant resulted in; what it emitted is not kept. */
export interface RecordedVariant extends Pick<Recorded, 'files' | 'exercises'> {
  name: string;
  /** The digest of the variant in `sample.json`. */
  declared: string;
  exitCode: number;
}

/** File contents by path. */
export type Files = ReadonlyMap<string, Buffer>;

/** The recorded files of a sample: `recorded.json` and `dist`. Empty if never recorded. */
export function recordedFiles(folder: string): Files {
  if (!existsSync(folder)) return new Map();
  const paths = listFiles(folder, new Set(['node_modules'])).filter(
    (file) => file.startsWith('dist/') || file === 'recorded.json',
  );
  return readFiles(folder, paths);
}

/** The record of a sample, or `undefined` if it was never recorded. */
export function readRecord(folder: string): Recorded | undefined {
  const file = `${folder}/recorded.json`;
  if (!existsSync(file)) return undefined;
  return readJson<Recorded>(file, {
    commands: 'array',
    files: 'array',
    outside: 'array',
    exercises: 'array',
    variants: 'array?',
    inputs: 'object',
    output: 'string',
  });
}

/**
 * Hashes of the author's files by path. They reveal a source that changed without being built
 * again, even if the output is the same, as after a change in a comment.
 */
export function inputHashes(folder: string): Record<string, string> {
  const files = [...readFiles(folder, inputFiles(folder))];
  return Object.fromEntries(files.map(([file, content]) => [file, shortHash([content])]));
}

/** One hash of files by path and of what else decides an outcome. */
export function filesHash(
  files: ReadonlyMap<string, Buffer>,
  others: readonly string[] = [],
): string {
  const paths = [...files.keys()].sort();
  return shortHash([
    ...others,
    ...paths.flatMap((file) => [`\0${file}\0`, files.get(file) ?? '']),
  ]);
}

/** One hash of what was emitted to `dist`, and of all that a record says about it. */
export function outputDigest(
  emitted: Files,
  {
    commands,
    files,
    outside,
    exercises,
    variants = [],
  }: Pick<Recorded, 'commands' | 'files' | 'outside' | 'exercises' | 'variants'>,
): string {
  const said = JSON.stringify([commands, files, outside, exercises, variants]);
  return filesHash(emitted, [said]);
}

/** The raw size of a file, and its size with the strongest gzip and brotli compression. */
export function measure(file: string, content: Buffer): RecordedFile {
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  return {
    path: file,
    raw: content.length,
    gzip: gzipSync(content, { level: 9 }).length,
    brotli: brotliCompressSync(content, { params }).length,
  };
}

export function shortHash(parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 16);
}
