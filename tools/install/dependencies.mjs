import { existsSync, readFileSync } from 'node:fs';
import { npm, run } from './process.mjs';

const thisMachine = { platform: process.platform, arch: process.arch };

/** Runs `npm ci`, saying why, unless node_modules is what package-lock.json asks for. */
export function ensureDependencies() {
  const list = missingIn('.');
  if (list.length === 0) return;
  const more = list.length > 3 ? `, and ${list.length - 3} more` : '';
  const first = list.slice(0, 3).join(', ');
  console.log(`node_modules is not what package-lock.json asks for: ${first}${more}.`);
  // Also with NODE_ENV=production, the tools that build and serve are needed.
  if (run(npm('ci', '--include=dev', '--no-audit', '--no-fund')) !== 0)
    throw new Error('npm ci failed; its messages above say why.');
}

/**
 * What of the package in `folder` is not installed as its lock file asks, in words. npm writes what
 * it installed into a lock file of its own.
 */
export function missingIn(folder) {
  const wanted = packagesOf(`${folder}/package-lock.json`);
  return differences(wanted, packagesOf(`${folder}/node_modules/.package-lock.json`));
}

/**
 * Says where `installed` differs from `wanted`, both the `packages` of a lock file. A missing
 * optional package counts only if it names this system, and no C library.
 */
export function differences(wanted, installed, { platform, arch } = thisMachine) {
  return Object.entries(wanted).flatMap(([folder, entry]) => {
    // npm does not install again what it calls extraneous.
    if (folder === '' || entry.link || entry.extraneous) return [];
    const name = folder.replace(/^.*node_modules\//, '');
    const found = installed[folder]?.version;
    if (found === entry.version) return [];
    if (found) return [`${name} is ${found}, not ${entry.version}`];
    const fits = `${entry.os}` === platform && `${entry.cpu}` === arch && !entry.libc;
    return entry.optional && !fits ? [] : [`${name} ${entry.version} is missing`];
  });
}

function packagesOf(lockFile) {
  return existsSync(lockFile) ? JSON.parse(readFileSync(lockFile, 'utf8')).packages : {};
}
