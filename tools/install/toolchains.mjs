import { readdirSync } from 'node:fs';
import path from 'node:path';
import { missingIn } from './dependencies.mjs';
import { npm, run } from './process.mjs';

/** Absolute path of the folder with the toolchains. */
const folder = path.resolve(import.meta.dirname, '../toolchains');

/**
 * Installs what some samples are built with, as the lock files ask: the toolchains that are named, or
 * all. Throws for an unknown name, and when npm fails, whose messages are on the terminal by then.
 *
 * @param {readonly string[]} asked
 */
export function installToolchains(asked) {
  const known = readdirSync(folder);
  const unknown = asked.find((name) => !known.includes(name));
  if (unknown) throw new Error(`No toolchain is named ${unknown}: ${known.join(', ')}.`);
  for (const name of asked.length > 0 ? asked : known) {
    const cwd = path.join(folder, name);
    const missing = missingIn(cwd);
    if (missing.length === 0) continue;
    console.log(
      `\nThe toolchain “${name}” has to be installed once, before anything is built with it: ` +
        `${missing[0]}${missing.length > 1 ? `, and ${missing.length - 1} more` : ''}.`,
    );
    // `npm ci` stops where a registry has not every optional package for other systems.
    const quiet = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
    if (run(npm('install', '--no-save', ...quiet), { cwd }) !== 0)
      throw new Error(`npm install failed in ${cwd}; its messages above say why.`);
  }
}
