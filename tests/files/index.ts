import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from '@playwright/test';

/** Writes texts by path below a folder, by default one of the running test, and returns the folder. */
export function writeFiles(
  texts: Readonly<Record<string, string>>,
  folder = test.info().outputPath('files'),
): string {
  for (const [name, text] of Object.entries(texts)) {
    mkdirSync(path.dirname(`${folder}/${name}`), { recursive: true });
    writeFileSync(`${folder}/${name}`, text);
  }
  return folder;
}
