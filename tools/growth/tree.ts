import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { placesOf, shortened } from './copies.ts';

/**
 * Writes a copy of the repository whose site has `times` the pages into `folder`, in place of what is there, and lends it the installed
 * packages. Files are those that git knows or would take up. With `short`, pages of the copies end after their first heading. Throws where git
 * cannot list the files.
 */
export function writeTree(
  folder: string,
  times: number,
  short: boolean,
  langs: readonly string[],
): void {
  rmSync(folder, { recursive: true, force: true });
  for (const file of files()) {
    for (const name of placesOf(file, times, langs)) {
      const place = path.join(folder, name);
      put(file, place);
      if (short && name !== file && name.endsWith('.mdx'))
        writeFileSync(place, shortened(readFileSync(file, 'utf8')));
    }
  }
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'dir');
}

function files(): string[] {
  const asked = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { status, stdout, stderr } = spawnSync('git', asked, {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  if (status !== 0) throw new Error(`git ls-files: ${stderr}`);
  // What is deleted and not yet committed stands in the list, too.
  return [...new Set(stdout.split('\0').filter(isThere))];
}

function isThere(file: string): boolean {
  return file !== '' && (existsSync(file) || isLink(file));
}

function put(file: string, place: string): void {
  mkdirSync(path.dirname(place), { recursive: true });
  if (isLink(file)) symlinkSync(readlinkSync(file), place);
  else if (statSync(file).isFile()) copyFileSync(file, place);
}

function isLink(file: string): boolean {
  try {
    readlinkSync(file);
    return true;
  } catch {
    return false;
  }
}
