/** Installs the dependencies when they are not there, so that no command needs an `npm install` first. */
import { readFileSync } from 'node:fs';
import { differences, explain } from './dependencies-choice.mjs';
import { npm, run } from './process.mjs';

/**
 * Makes node_modules match package-lock.json: runs `npm ci`, saying why, when a package is missing
 * or has another version, and does nothing otherwise. Throws an Error when `npm ci` fails.
 */
export function ensureDependencies() {
  const list = missingIn('.');
  if (list.length === 0) return;
  console.log(explain(list));
  // Whoever runs this with NODE_ENV=production still needs the tools that build and serve.
  if (run(npm(['ci', '--include=dev', '--no-audit', '--no-fund'])) !== 0) {
    throw new Error('npm ci failed; its messages above say why.');
  }
}

/** What of the package in `folder` is not installed as its lock file asks; see `differences`. */
export function missingIn(folder) {
  const wanted = packagesOf(`${folder}/package-lock.json`);
  return differences(wanted, installedIn(folder), machine());
}

function packagesOf(lockFile) {
  return JSON.parse(readFileSync(lockFile, 'utf8')).packages ?? {};
}

/** npm writes what it installed into a lock file of its own; without it nothing counts as installed. */
function installedIn(folder) {
  try {
    return packagesOf(`${folder}/node_modules/.package-lock.json`);
  } catch (error) {
    if (error.code === 'ENOENT') return {};
    throw error;
  }
}

function machine() {
  return { os: process.platform, cpu: process.arch, libc: libc() };
}

function libc() {
  if (process.platform !== 'linux') return undefined;
  return process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl';
}
