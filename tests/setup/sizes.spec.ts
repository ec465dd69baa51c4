// A test for one size of the window is in a file that runs at that size; elsewhere it never runs.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import config from '../../playwright.config.ts';

const files = ['tests', 'packages']
  .flatMap((folder) => listFiles(path.resolve(folder)))
  .filter((file) => file.endsWith('.spec.ts'));

function listFiles(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.map((name) => path.join(folder, name));
}

type Patterns = string | RegExp | readonly (string | RegExp)[] | undefined;

function isAmong(file: string, patterns: Patterns): boolean {
  return [patterns ?? []].flat().some((pattern) => file.match(pattern));
}

for (const name of ['desktop', 'phone']) {
  test(`tests tagged @${name} are in files that run there`, () => {
    const project = config.projects?.find((one) => one.name === name);
    const tagged = files.filter((file) =>
      readFileSync(file, 'utf8').includes(`tag: '@${name}'`),
    );
    expect(tagged.length).toBeGreaterThan(0);
    const left = tagged.filter(
      (file) => !isAmong(file, project?.testMatch) || isAmong(file, project?.testIgnore),
    );
    expect(left, 'see the lists of files in playwright.config.ts').toEqual([]);
  });
}
