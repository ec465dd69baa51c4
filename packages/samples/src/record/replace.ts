import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readFiles } from '../format/files.ts';
import type { Files } from '../format/record.ts';

/**
 * Replaces the files `before` of a folder by others, by their paths in it, and returns the paths that
 * changed.
 */
export function replaceFiles(folder: string, before: Files, after: Files): string[] {
  const removed = [...before.keys()].filter((file) => !after.has(file));
  const changed = [...after].filter(
    ([file, content]) => !before.get(file)?.equals(content),
  );
  for (const file of removed) rmSync(`${folder}/${file}`);
  for (const [file, content] of changed) {
    mkdirSync(path.dirname(`${folder}/${file}`), { recursive: true });
    writeFileSync(`${folder}/${file}`, content);
  }
  return [...removed, ...changed.map(([file]) => file)];
}

/** Writes a file unless it has that text already. Returns its path in a list if it was written. */
export function replaceFile(file: string, text: string): string[] {
  const [folder, name] = [path.dirname(file), path.basename(file)];
  const before = readFiles(folder, existsSync(file) ? [name] : []);
  return replaceFiles(folder, before, new Map([[name, Buffer.from(text)]]));
}
