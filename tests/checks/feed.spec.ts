// The feed of changes: npx playwright test tests/checks/feed.spec.ts --project=tools
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { changesIn } from '../../tools/rspress/feed/changes.ts';
import { entriesOf } from '../../tools/rspress/feed/entries.ts';
import { renderRss } from '../../tools/rspress/feed/rss.ts';

const folder = () => mkdtempSync(path.join(tmpdir(), 'feed-'));
const git = (cwd: string, date: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
    cwd,
    stdio: 'pipe',
    env: { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date },
  });

/** A repository in whose folder `website/docs` a file was changed at each moment. */
function repository(commits: readonly (readonly [string, string, string])[]): string {
  const root = folder();
  git(root, '2026-01-01T00:00:00Z', 'init', '-q');
  mkdirSync(`${root}/website/docs/en`, { recursive: true });
  for (const [date, file, subject] of commits) {
    writeFileSync(`${root}/website/docs/${file}`, date + subject);
    git(root, date, 'add', '.');
    git(root, date, 'commit', '-q', '-m', `${subject}\n\nMore about it.`);
  }
  return root;
}

const page = (name: string) => ({
  file: `en/${name}.mdx`,
  title: `Title <${name}>`,
  description: 'What & why',
  url: `https://e.org/${name}`,
});

const commits = [
  ['2026-03-01T08:00:00Z', 'en/a.mdx', 'Write <a>'],
  ['2026-03-01T09:00:00Z', 'en/a.mdx', 'Mend a'],
  // Already the next day in UTC.
  ['2026-03-01T23:30:00-02:00', 'en/名.mdx', 'Write the other'],
  ['2026-03-02T10:00:00Z', 'en/a.mdx', 'Change a'],
  ['2026-03-03T10:00:00Z', 'en/_meta.json', 'No page'],
] as const;

test('a page has one entry a day, with its real date and what was done', () => {
  const changes = changesIn(`${repository(commits)}/website/docs`);
  const entries = entriesOf(changes, [page('a'), page('名')], 9);
  expect(
    entries.map(({ page: { file }, date, changes: done }) => [file, date, ...done]),
  ).toEqual([
    ['en/a.mdx', '2026-03-02T10:00:00.000Z', 'Change a'],
    ['en/名.mdx', '2026-03-02T01:30:00.000Z', 'Write the other'],
    ['en/a.mdx', '2026-03-01T09:00:00.000Z', 'Mend a', 'Write <a>'],
  ]);
  expect(entriesOf(changes, [page('a')], 1)).toHaveLength(1);
});

test('the same history gives the same feed, and text stays text', () => {
  const changes = changesIn(`${repository(commits)}/website/docs`);
  const feed = {
    title: 'T',
    description: 'D',
    language: 'en',
    home: 'https://e.org/',
    self: 'https://e.org/rss.xml',
  };
  const render = (pages: ReturnType<typeof page>[]) =>
    renderRss(feed, entriesOf(changes, pages, 9));
  const xml = render([page('a'), page('名')]);
  expect(render([page('名'), page('a')])).toBe(xml);
  expect(xml).toContain('<lastBuildDate>Mon, 02 Mar 2026 10:00:00 GMT</lastBuildDate>');
  expect(xml).toContain('<title>Title &lt;a&gt;</title>');
  expect(xml).toContain('<guid isPermaLink="false">https://e.org/名@2026-03-02</guid>');
  expect(xml).toContain('&lt;li&gt;Write &amp;lt;a&amp;gt;&lt;/li&gt;');
  expect(xml).toContain('&lt;p&gt;What &amp;amp; why&lt;/p&gt;');
});

test('a shallow clone and a folder without git give a feed without entries', () => {
  const shallow = folder();
  const source = pathToFileURL(repository(commits)).href;
  git(shallow, '2026-01-01T00:00:00Z', 'clone', '-q', '--depth', '1', source, '.');
  expect(changesIn(`${shallow}/website/docs`)).toEqual([]);
  expect(changesIn(folder())).toEqual([]);
  const about = { title: 'T', description: 'D', language: 'en', home: 'h', self: 's' };
  const xml = renderRss(about, []);
  expect(xml).toContain('</channel>');
  expect(xml).not.toMatch(/<item>|lastBuildDate/);
});
