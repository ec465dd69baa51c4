import { readJson } from '@site/pages/json-file';
import { repository } from '@site/pages/repository';
import { runExercises } from './exercises/index.ts';
import { decodeText } from './files.ts';
import type { Built } from './kind.ts';
import { indented, runNormalized } from './normalized-run.ts';
import { withNormalizedSizes } from './normalized-sizes.ts';
import {
  filesHash,
  inputHashes,
  measure,
  type Recorded,
  type RecordedCommand,
  type RecordedExercise,
} from './record.ts';
import { recorderDigest } from './recorder.ts';
import type { Expectation, Sample } from './sample.ts';
import { copySample, emittedFiles } from './scratch.ts';

/**
 * Builds a sample in a folder of `scratch`, exercises the emitted package and returns the record.
 * The sample's own folder does not change. Contradictions of the manifest are returned as
 * complaints, not thrown.
 */
export async function runSample(sample: Sample, scratch: string): Promise<Built> {
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
  const exercises = await runExercises(sample, folder);
  const recorded: Recorded = {
    rslib: installedVersion('@rslib/core'),
    recorder: recorderDigest(),
    commands,
    files: [...emitted].map(([path, content]) => measure(path, content)),
    outside,
    exercises,
    inputs: inputHashes(sample.folder),
    output: filesHash(emitted),
  };
  const json = Buffer.from(`${JSON.stringify(recorded, null, 2)}\n`);
  return {
    files: new Map([...emitted, ['recorded.json', json]]),
    complaints: [
      ...expectationComplaints(sample.manifest.expect, commands),
      ...exercises.flatMap(exerciseComplaints),
    ],
    folder,
  };
}

/** The version of a package that is installed in `folder`, the repository by default. */
export function installedVersion(name: string, folder = repository): string {
  return readJson<{ version: string }>(`${folder}/node_modules/${name}/package.json`, {
    version: 'string',
  }).version;
}

/** An undeclared failure, a declared one that does not happen, or one with another text. */
function expectationComplaints(
  expect: Expectation,
  commands: readonly RecordedCommand[],
): string[] {
  const failed = commands.filter(({ exitCode }) => exitCode !== 0);
  const killed = failed.find(({ exitCode }) => exitCode < 0);
  if (killed)
    return [`"${killed.argv.join(' ')}" was ended by a signal or took too long.`];
  if (expect === 'builds') {
    return failed.map(
      ({ argv, exitCode, terminal }) =>
        `"${argv.join(' ')}" ended with exit code ${exitCode}, which sample.json does not ` +
        `declare. Correct the sample, or declare the failure with "expect": ` +
        `{ "fails": "part of the text" }. The tool said:\n${indented(terminal)}`,
    );
  }
  if (failed.length === 0) {
    return [
      `It is expected to fail with "${expect.fails}", but it builds now. The tool has changed: ` +
        'say "expect": "builds" in sample.json, and correct the pages that show the error.',
    ];
  }
  if (commands.some(({ terminal }) => terminal.join('\n').includes(expect.fails)))
    return [];
  return failed.map(
    ({ terminal }) =>
      `It fails as expected, but without the text "${expect.fails}". Take the text for ` +
      `sample.json from what the tool says now:\n${indented(terminal)}`,
  );
}

function exerciseComplaints({ exercise, ok, says, command }: RecordedExercise): string[] {
  const { fails } = exercise;
  if (ok) {
    if (fails === undefined) return [];
    return [
      `The exercise "${command}" is expected to complain about "${fails}", but no longer does. ` +
        'Take "fails" out of sample.json, and correct the pages that mention it.',
    ];
  }
  if (fails === undefined) {
    return [
      `The exercise "${command}" complains. Correct the package:\n${indented(says)}`,
    ];
  }
  if (says.join('\n').includes(fails)) return [];
  return [
    `The exercise "${command}" complains, but not about "${fails}":\n${indented(says)}`,
  ];
}
