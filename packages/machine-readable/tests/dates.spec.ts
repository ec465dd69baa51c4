// Without git there are no dates, rather than those of the build.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { withoutDates } from '../src/build/undated.ts';

/** The files of a site after a plugin has written these. */
async function written(texts: Readonly<Record<string, string>>) {
  const outDir = test.info().outputPath('site');
  mkdirSync(`${outDir}/zh`, { recursive: true });
  const files = Object.keys(texts);
  const official = {
    name: 'official',
    afterBuild() {
      for (const [file, text] of Object.entries(texts))
        writeFileSync(`${outDir}/${file}`, text);
    },
  };
  const plugin = withoutDates(official, 'lastBuildDate', files);
  await plugin.afterBuild?.({ outDir }, true);
  return files.map((file) => readFileSync(`${outDir}/${file}`, 'utf8'));
}

test('the date that nobody knows is left out of every file', async () => {
  const date = '<lastBuildDate>Thu, 01 Jan 1970 00:00:00 GMT</lastBuildDate>';
  const feed = `<channel>\n  <title>A</title>\n  ${date}\n</channel>`;
  const rest = '<channel>\n  <title>A</title>\n</channel>';
  const texts = { 'rss.xml': feed, 'zh/rss.xml': `<a>${date}${date}</a>` };
  expect(await written(texts)).toEqual([rest, '<a></a>']);
});

test('a build in which there is no such date fails, so that the rule goes', async () => {
  await expect(written({ 'rss.xml': '<channel />' })).rejects.toThrow(
    'rss.xml has no <lastBuildDate>, so official needs no help.',
  );
});
