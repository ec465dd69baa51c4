import { readFileSync } from 'node:fs';
import { repository } from '@site/pages/repository/root';
import { runCommand } from './command.ts';
import { exerciseAll } from './exercises/index.ts';
import { textOf } from './files.ts';
import { inputHashes, outputHash } from './inputs.ts';
import { terminalLines } from './normalise.ts';
import { emittedFiles, layOut, replacementsFor } from './scratch.ts';
import { measure } from './sizes.ts';
import { withToldSizes } from './told-sizes.ts';
import type {
  Expectation,
  Outcome,
  RecordedCommand,
  RecordedExercise,
  Sample,
} from './types.ts';

/**
 * Builds a sample in a folder below `scratch` with the installed tool, exercises what came out, and
 * returns the record. Nothing in the sample's own folder changes, and the scratch folder is
 * left to the caller. What goes against the manifest is returned as complaints, not thrown.
 */
export async function runSample(sample: Sample, scratch: string): Promise<Outcome> {
  const folder = layOut(sample, scratch);
  const replacements = replacementsFor(folder);
  const commands: RecordedCommand[] = [];
  for (const argv of sample.manifest.commands) {
    const { exitCode, output } = await runCommand(argv, folder);
    commands.push({
      argv: [...argv],
      exitCode,
      terminal: terminalLines(output, replacements),
    });
  }
  const written = emittedFiles(sample, folder);
  for (const command of commands) {
    command.terminal = withToldSizes(command.terminal, written);
  }
  const all = [...written].map(([file, { told }]) => [file, told] as const);
  const emitted = new Map(all.filter(([file]) => file.startsWith('dist/')));
  const outside = all
    .filter(([file]) => !file.startsWith('dist/'))
    .map(([file, content]) => ({
      path: file,
      lines: (textOf(content) ?? '').split('\n'),
    }));
  const exercises = await exerciseAll(sample, folder);
  const files = [...emitted].map(([file, content]) => measure(file, content));
  return {
    recorded: {
      rslib: rslibVersion(),
      commands,
      files,
      outside,
      exercises,
      inputs: inputHashes(sample.folder),
      output: outputHash(emitted),
    },
    emitted,
    complaints: [
      ...againstExpectation(sample.manifest.expect, commands),
      ...exercises.flatMap(againstExercise),
    ],
    scratch: folder,
  };
}

/** Version of the installed `@rslib/core`. */
export function rslibVersion(): string {
  const file = `${repository}/node_modules/@rslib/core/package.json`;
  const { version }: { version: string } = JSON.parse(readFileSync(file, 'utf8'));
  return version;
}

/**
 * What in the ends of the commands goes against the declared expectation: a failure nobody
 * declared, a declared one that does not come, or one with another text.
 */
function againstExpectation(
  expect: Expectation,
  commands: readonly RecordedCommand[],
): string[] {
  const failed = commands.filter(({ exitCode }) => exitCode !== 0);
  const killed = failed.find(({ exitCode }) => exitCode < 0);
  if (killed)
    return [`"${killed.argv.join(' ')}" was ended by a signal or took too long.`];
  if (expect === 'builds') return failed.map(undeclared);
  if (failed.length === 0) {
    return [
      `It is expected to fail with "${expect.fails}", but it builds now. The tool has changed: ` +
        'say "expect": "builds" in sample.json, and correct the pages that show the error.',
    ];
  }
  if (commands.some(({ terminal }) => terminal.join('\n').includes(expect.fails)))
    return [];
  return failed.map(
    (one) =>
      `It fails as expected, but without the text "${expect.fails}". Take the text for ` +
      `sample.json from what the tool says now:\n${shown(one)}`,
  );
}

function undeclared(command: RecordedCommand): string {
  return (
    `"${command.argv.join(' ')}" ended with exit code ${command.exitCode}, which sample.json does ` +
    `not declare. Correct the sample, or declare the failure with "expect": ` +
    `{ "fails": "part of the text" }. The tool said:\n${shown(command)}`
  );
}

function againstExercise({ exercise, ok, says, command }: RecordedExercise): string[] {
  const text = says.map((line) => `    ${line}`).join('\n');
  if (exercise.fails === undefined) {
    return ok
      ? []
      : [`The exercise "${command}" complains. Correct the package:\n${text}`];
  }
  if (ok) {
    return [
      `The exercise "${command}" is expected to complain about "${exercise.fails}", but does ` +
        'not any more. Take "fails" out of sample.json, and correct the pages that tell of it.',
    ];
  }
  if (says.join('\n').includes(exercise.fails)) return [];
  return [
    `The exercise "${command}" complains, but not about "${exercise.fails}":\n${text}`,
  ];
}

function shown({ terminal }: RecordedCommand): string {
  return terminal.map((line) => `    ${line}`).join('\n');
}
