import { runCommand } from '../command.ts';
import { terminalLines } from '../normalise.ts';
import { replacementsFor } from '../scratch.ts';
import { type Said, underNode } from './said.ts';

/**
 * Runs a file of a built package with Node.js, in the package's folder, and says what it printed.
 * `major` is the version of Node.js, where that is not the one of all samples.
 */
export async function runProgram(
  folder: string,
  file: string,
  major?: number,
): Promise<Said> {
  const { exitCode, output } = await runCommand(['node', file], folder, major);
  return {
    ok: exitCode === 0,
    command: underNode(`node ${file}`, major),
    says: terminalLines(output, replacementsFor(folder)),
  };
}
