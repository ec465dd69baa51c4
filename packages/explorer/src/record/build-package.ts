import { rmSync } from 'node:fs';
import { runCommand } from '@site/samples/build/command';
import { listFiles, readFiles } from '@site/samples/build/files';
import {
  type NormalizedFile,
  normalize,
  withNormalizedSizes,
} from '@site/samples/build/normalized-sizes';
import { packedFiles } from '@site/samples/build/package-checks';
import { replacementsFor } from '@site/samples/build/scratch';
import { terminalLines } from '@site/samples/build/terminal';
import type { EmittedFile, Snapshot, Verdicts } from '../browser/data/data.ts';
import { keyOf } from '../browser/data/states.ts';
import type { State } from '../browser/data/toggles.ts';
import { copyInput, writePackage } from './package-folder.ts';
import { judgeOnce } from './verdicts.ts';

/** What a build of a package emitted and printed. */
export interface BuildResult {
  readonly ok: boolean;
  /** The emitted files by path, relative to the package's folder; none where the build failed. */
  readonly files: ReadonlyMap<string, Buffer>;
  /**
   * Normalised like the records of samples. Lines about declarations are left out of a failed
   * build: another process writes them, and how far it gets before the build stops is chance.
   */
  readonly terminal: readonly string[];
}

/** The part of a snapshot that a build and publint and Are The Types Wrong determine. */
export interface JudgedBuild extends Pick<Snapshot, 'ok' | 'terminal' | 'verdicts'> {
  readonly files: readonly Pick<EmittedFile, 'path' | 'text'>[];
}

/** Reads the result of a build in `folder` that printed `output`. */
export function readBuild(folder: string, ok: boolean, output: string): BuildResult {
  const replacements = replacementsFor(folder);
  const paths = listFiles(folder).filter((file) => file.startsWith('dist/'));
  const emitted = new Map<string, NormalizedFile>();
  for (const [file, content] of readFiles(folder, paths))
    emitted.set(file, normalize(content, replacements));
  const text = ok ? output : withoutDeclarations(output);
  const terminal = withNormalizedSizes(terminalLines(text, replacements), emitted);
  const files = new Map([...emitted].map(([file, { normalized }]) => [file, normalized]));
  return { ok, files: ok ? files : new Map(), terminal };
}

function withoutDeclarations(output: string): string {
  return output
    .split('\n')
    .filter((line) => !/^\w+ {2,}(?:generating declaration|declaration) files/.test(line))
    .join('\n');
}

/**
 * Builds a state as a reader would: its package in a folder of its own, and `rslib` from the
 * command line. Calls `use` with that folder before it is removed.
 */
export async function buildPackage(
  state: State,
  scratch: string,
  use?: (folder: string, result: BuildResult) => Promise<void>,
): Promise<BuildResult> {
  const parent = `${scratch}/whole-${keyOf(state)}`;
  try {
    const folder = copyInput(state.input, parent);
    writePackage(folder, state);
    const { exitCode, output } = await runCommand(['rslib'], folder);
    const result = readBuild(folder, exitCode === 0, output);
    await use?.(folder, result);
    return result;
  } finally {
    rmSync(parent, { recursive: true, force: true });
  }
}

/** Builds a state as a reader would and judges the package as npm packs it. */
export async function buildAndJudge(state: State, scratch: string): Promise<JudgedBuild> {
  let verdicts: Verdicts | undefined;
  const result = await buildPackage(state, scratch, async (folder, { ok }) => {
    if (!ok) return;
    const [packed = new Map()] = await packedFiles([folder]);
    verdicts = await judgeOnce(packed);
  });
  const files = [...result.files].map(([path, content]) => {
    return { path, text: content.toString() };
  });
  return { ...result, files, verdicts };
}
