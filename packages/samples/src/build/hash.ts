import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { repository } from '@site/pages/repository/root';
import { listFiles } from './files.ts';
import { readSample } from './manifest.ts';
import { nodeMajor } from './node.ts';
import { scratchFolder } from './places.ts';
import { lockOf } from './toolchain.ts';

const memory = `${scratchFolder}/unchanged`;

/**
 * A fingerprint of all that decides what a run of a sample says: its files with its record, the
 * code in this folder, the installed packages and the versions of Node.js.
 */
function fingerprint(folder: string): string {
  const hash = createHash('sha256').update(process.version);
  hash.update(lockOf(undefined));
  hash.update(lockOf(`node-${nodeMajor}`));
  const { toolchain } = readSample(folder).manifest;
  if (toolchain !== undefined) hash.update(lockOf(toolchain));
  for (const root of [`${repository}/packages/samples/src/build`, folder]) {
    for (const file of listFiles(root, new Set())) {
      hash.update(`\0${file}\0`).update(readFileSync(`${root}/${file}`));
    }
  }
  return hash.digest('hex');
}

/** Whether a sample in this very state was found right on this machine; in CI never. */
export function isKnownGood(folder: string): boolean {
  return !process.env.CI && existsSync(`${memory}/${fingerprint(folder)}`);
}

/** Remembers, outside CI, that a sample was found right in the state in which it is now. */
export function remember(folder: string): void {
  if (process.env.CI) return;
  mkdirSync(memory, { recursive: true });
  // An empty file for each state, so that runs at the same time do not get in each other's way.
  writeFileSync(`${memory}/${fingerprint(folder)}`, '');
}
