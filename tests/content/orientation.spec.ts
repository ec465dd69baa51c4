// Where a page is, and which version it describes: in the HTML, without scripts.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { installedVersion } from '@site/samples/build/run';
import { origin } from '@site/settings';
import { siteOutput } from '../support/site.ts';

const read = (page: string) =>
  readFileSync(path.join(siteOutput, `${page}.html`), 'utf8');

const text = (html: string) => html.replace(/<[^>]+>/g, '').trim();

const trails = [
  ['guide/basic/publish', 'Guide Basics', ['/guide/', '/guide/basic/']],
  ['zh/guide/basic/publish', '指南 基础', ['/zh/guide/', '/zh/guide/basic/']],
  ['config/lib/format', 'Config Rslib options', ['/config/', '/config/lib/']],
  ['guide/basic/index', 'Guide', ['/guide/']],
] as const;

for (const [page, names, links] of trails)
  test(`the sections of a page are above its title, and in its data: ${page}`, () => {
    const html = read(page);
    const [trail = ''] = /<nav class="[^"]*trail.*?<\/nav>/s.exec(html) ?? [];
    const items = [...trail.matchAll(/<li>(.*?)<\/li>/gs)].map(([, item = '']) => item);
    expect(items.map(text).join(' ')).toBe(names);
    for (const [index, link] of links.entries())
      expect(items[index]).toContain(`href="${link}"`);
    expect(html.indexOf(trail)).toBeLessThan(html.indexOf('<h1'));
    const [, data = '{}'] =
      /<script[^>]*application\/ld\+json[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
    const { itemListElement } = JSON.parse(data);
    expect(itemListElement.slice(0, -1).map((one: { item: string }) => one.item)).toEqual(
      links.map((link) => origin + link),
    );
    expect(itemListElement.at(-1).position).toBe(links.length + 1);
  });

test('the bar names the installed version and leads to the releases', () => {
  const version = installedVersion('@rslib/core');
  for (const page of ['index', 'zh/config/lib/format', '404']) {
    const [link = ''] = /<a [^>]*data-release.*?<\/a>/s.exec(read(page)) ?? [];
    expect(text(link)).toContain(`v${version}`);
    expect(link).toContain('/web-infra-dev/rslib/releases"');
  }
});
