// Following a guide from an empty folder leads to the result that it promises.
import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { parsePage, prepareSource, routeOf } from '@site/mdx/parse';
import { repository } from '@site/mdx/repository';
import { listFiles } from '@site/samples/format/files';
import { readSample, samplesFolder } from '@site/samples/format/sample';
import { toolchainOf } from '@site/samples/record/toolchains';
import { isRebuilt } from '../support/selection.ts';
import { follow } from './reader.ts';
import { stepsOf } from './steps.ts';

/** What is known of each page without parsing its text, which takes seconds for all. */
const pages = listFiles(`${repository}/docs/en`)
  .filter((name) => name.endsWith('.mdx'))
  .map((name) => {
    const file = `docs/en/${name}`;
    const source = readFileSync(`${repository}/${file}`, 'utf8');
    const { frontmatter } = prepareSource(source);
    return { file, name, source, route: routeOf(name), sample: frontmatter.follow };
  });
const followed = pages.filter(({ sample }) => sample !== undefined);

let folder = '';
test.beforeEach(() => {
  folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'follow-')));
});
test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

const selected = followed.filter(({ file, route = '', sample }) => {
  const own = `docs/samples/${String(sample)}/`;
  const records = [`${own}dist/`, `${own}recorded.json`];
  return isRebuilt('follow', route, [file, own], records);
});

for (const { file, source, route } of selected) {
  // Checks ensure that the Chinese page shows the same samples and commands.
  test(`${route} leads from an empty folder to its result`, () => {
    const steps = stepsOf(parsePage(file, source));
    const home = toolchainOf(readSample(`${samplesFolder}/${steps.sample}`));
    expect(follow(steps, folder, home)).toEqual([]);
  });
}

test('every guide with a result is followed', () => {
  const lacking = pages
    .filter(({ name }) => /^guide\/(solution|migration)\/(?!index\.)/.test(name))
    // These look something up, or take up where a followed guide ends.
    .filter(({ name }) => !/(-options|\/(check|convert|browsers))\.mdx$/.test(name))
    .filter(({ sample }) => !sample)
    .map(({ file }) => file);
  expect(lacking, 'name the sample that the page builds: `follow: <id>`').toEqual([]);
  expect(followed.map(({ route }) => route)).toContain('/guide/start/quick-start');
});
