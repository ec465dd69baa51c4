import { runCommand } from './command.ts';
import { replacementsFor } from './scratch.ts';
import { terminalLines } from './terminal.ts';

/** How a command ended, and what it printed on every machine. */
export interface NormalizedRun {
  readonly ok: boolean;
  readonly exitCode: number;
  readonly lines: string[];
}

/**
 * Runs a command for the package in `folder`, there or in `cwd`, under Node.js `node`, as `runCommand`
 * does. Its lines are without what differs between machines and runs.
 */
export async function runNormalized(
  argv: readonly string[],
  folder: string,
  cwd = folder,
  node?: number,
): Promise<NormalizedRun> {
  const { exitCode, output } = await runCommand(argv, cwd, node);
  const lines = terminalLines(output, replacementsFor(folder));
  return { ok: exitCode === 0, exitCode, lines };
}

/** Lines below a message, which they explain. */
export function indented(lines: readonly string[]): string {
  return lines.map((line) => `    ${line}`).join('\n');
}
