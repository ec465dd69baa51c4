import { decodeText } from '../format/files.ts';
import {
  inputHashes,
  measure,
  outputDigest,
  type Recorded,
  type RecordedCommand,
} from '../format/record.ts';
import { type Expectation, readPackage, type Sample } from '../format/sample.ts';
import { runNormalized } from './command.ts';
import { runExercises } from './exercises/index.ts';
import type { Built } from './kind.ts';
import { withNormalizedSizes } from './normalized-sizes.ts';
import { copySample, emittedFiles } from './scratch.ts';

/** A build of a sample, with its record. */
export interface Run extends Built {
  readonly recorded: Recorded;
}

/**
 * Builds a sample in a folder of `scratch`, exercises the emitted package and returns the record.
 * The sample's own folder does not change. Contradictions of the manifest are returned as
 * complaints, not thrown.
 */
export async function runSample(sample: Sample, scratch: string): Promise<Run> {
  const folder = copySample(sample, scratch);
  const commands: RecordedCommand[] = [];
  for (const argv of sample.manifest.commands) {
    const { exitCode, lines } = await runNormalized(argv, folder);
    commands.push({ argv: [...argv], exitCode, terminal: lines });
  }
  const emittedByPath = emittedFiles(sample, folder);
  for (const command of commands) {
    command.terminal = withNormalizedSizes(command.terminal, emittedByPath);
  }
  const emitted = new Map<string, Buffer>();
  const outside: { path: string; lines: string[] }[] = [];
  for (const [path, { normalized }] of emittedByPath) {
    if (path.startsWith('dist/')) emitted.set(path, normalized);
    else outside.push({ path, lines: (decodeText(normalized) ?? '').split('\n') });
  }
  // A build may have deleted what it was made from.
  const pkg = { folder, name: readPackage(sample.folder).name };
  const exercises = await runExercises(sample.manifest.exercises, pkg);
  const files = [...emitted].map(([path, content]) => measure(path, content));
  const said = { commands, files, outside, exercises };
  const recorded: Recorded = {
    ...said,
    inputs: inputHashes(sample.folder),
    output: outputDigest(emitted, said),
  };
  return {
    recorded,
    files: new Map([...emitted, ['recorded.json', recordJson(recorded)]]),
    complaints: [
      ...expectationComplaints(sample.manifest.expect, commands),
      ...exercises.flatMap(({ command, ok, says, exercise }) =>
        unexpected(`The exercise "${command}"`, ok, says, exercise.fails),
      ),
    ],
    folder,
  };
}

/** A record as the text of its file. */
export function recordJson(recorded: Recorded): Buffer {
  return Buffer.from(`${JSON.stringify(recorded, null, 2)}\n`);
}

/** What the commands did that sample.json does not say. */
function expectationComplaints(
  expect: Expectation,
  commands: readonly RecordedCommand[],
): string[] {
  const failed = commands.filter(({ exitCode }) => exitCode !== 0);
  const killed = failed.find(({ exitCode }) => exitCode < 0);
  if (killed)
    return [`"${killed.argv.join(' ')}" was ended by a signal or took too long.`];
  const names = failed.map(
    ({ argv, exitCode }) => `"${argv.join(' ')}" (exit code ${exitCode})`,
  );
  return unexpected(
    names.join(' and ') || 'The build',
    failed.length === 0,
    commands.flatMap(({ terminal }) => terminal),
    expect === 'builds' ? undefined : expect.fails,
  );
}

/**
 * Why it is not expected that something succeeds, or fails and says something. `fails` is the part
 * that is expected of what it says; undefined if it should succeed.
 */
function unexpected(
  what: string,
  ok: boolean,
  says: readonly string[],
  fails: string | undefined,
): string[] {
  if (ok) {
    if (fails === undefined) return [];
    return [
      `${what} is expected to fail with "${fails}", but succeeds now. The tool has changed: ` +
        'take "fails" out of sample.json, and correct the pages that show the error.',
    ];
  }
  if (fails !== undefined && says.join('\n').includes(fails)) return [];
  const todo =
    fails === undefined
      ? 'fails. Correct the sample, or declare the failure with "fails": "part of the text"'
      : `fails as expected, but without the text "${fails}". Take the text from what it says now`;
  return [`${what} ${todo}:\n${indented(says)}`];
}

/** Lines below a message, which they explain. */
export function indented(lines: readonly string[]): string {
  return lines.map((line) => `    ${line}`).join('\n');
}
