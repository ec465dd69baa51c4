import path from 'node:path';
import { runCommand, twoAtATime } from '@site/samples/build/command';
import { replacementsFor } from '@site/samples/build/scratch';
import { terminalLines } from '@site/samples/build/terminal';

/** Builds the packages in folders. Returns what Rslib says about those that it does not build. */
export async function buildAll(folders: readonly string[]): Promise<string[]> {
  const failures: string[] = [];
  await twoAtATime(folders, async (folder) => {
    const { exitCode, output } = await runCommand(['rslib'], folder);
    if (exitCode === 0) return;
    const lines = terminalLines(output, replacementsFor(folder));
    failures.push(`Rslib does not build ${path.basename(folder)}:\n${lines.join('\n')}`);
  });
  return failures;
}
