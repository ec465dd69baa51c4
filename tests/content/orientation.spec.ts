// Which version a page describes: in the HTML, without scripts.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { installedVersion } from '@site/samples/build/run';
import { siteOutput } from '../support/site.ts';

const read = (page: string) =>
  readFileSync(path.join(siteOutput, `${page}.html`), 'utf8');

const text = (html: string) => html.replace(/<[^>]+>/g, '').trim();

test('the bar names the installed version and leads to the releases', () => {
  const version = installedVersion('@rslib/core');
  for (const page of ['index', 'zh/config/lib/format', '404']) {
    const [link = ''] = /<a [^>]*data-release.*?<\/a>/s.exec(read(page)) ?? [];
    expect(text(link)).toContain(`v${version}`);
    expect(link).toContain('/web-infra-dev/rslib/releases"');
  }
});
