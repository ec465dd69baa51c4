// A test for one size of the window is in a file that runs at that size; elsewhere it never runs.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Project, test } from '@playwright/test';
import config from '../../playwright.config.ts';

const files = ['tests', 'packages']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
      path.resolve(folder, name),
    ),
  )
  .filter((file) => file.endsWith('.spec.ts'));

for (const name of ['desktop', 'phone'])
  test(`tests tagged @${name} are in files that run there`, () => {
    const project = config.projects?.find((one) => one.name === name);
    const fits = (file: string, patterns: Project['testMatch']) =>
      [patterns ?? []].flat().some((one) => file.match(one));
    const tag = `tag: '@${name}'`;
    const tagged = files.filter((file) => readFileSync(file, 'utf8').includes(tag));
    expect(tagged.length).toBeGreaterThan(0);
    const left = tagged.filter(
      (file) => !fits(file, project?.testMatch) || fits(file, project?.testIgnore),
    );
    expect(left, 'see the lists of files in playwright.config.ts').toEqual([]);
  });
