/** What every command of the house begins with. */
import path from 'node:path';
import { ensureDependencies } from './dependencies.mjs';

/**
 * Runs `command` in the repository's root with what it needs installed. The number that it returns
 * or resolves to becomes the exit code; an Error that it throws is shown by its message alone, since
 * it is meant for the person at the terminal, and the exit code is 1.
 */
export async function main(command) {
  try {
    process.chdir(path.resolve(import.meta.dirname, '../..'));
    ensureDependencies();
    process.exitCode = (await command(process.argv.slice(2))) ?? 0;
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
}
