import { runCommand } from '../command.ts';
import { terminalLines } from '../normalise.ts';
import { replacementsFor } from '../scratch.ts';
import type { Said } from './said.ts';

/** Runs a file of a built package with Node, in the package's folder, and says what it printed. */
export async function runProgram(folder: string, file: string): Promise<Said> {
  const { exitCode, output } = await runCommand(['node', file], folder);
  return {
    ok: exitCode === 0,
    command: `node ${file}`,
    says: terminalLines(output, replacementsFor(folder)),
  };
}
