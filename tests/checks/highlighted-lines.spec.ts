// Code in a page as the framework's highlighter colours it, with the site's settings.
import { expect, test } from '@playwright/test';
import { codeToHtml } from 'shiki';
import config from '../../rspress.config.ts';

// All but the last, which replaces the HTML that is read here.
const transformers = config.markdown?.shiki?.transformers?.slice(0, -1) ?? [];

test('a fence with {1,3-5} highlights these lines and no others', async () => {
  const html = await codeToHtml('1\n2\n3\n4\n5\n6', {
    lang: 'text',
    theme: 'github-light',
    meta: { __raw: 'title="a.txt" {1,3-5}' },
    transformers,
  });
  const lines = [...html.matchAll(/<span class="line( highlighted)?"><span>(\d)/g)];
  const highlighted = lines.filter(([, mark]) => mark).map(([, , line]) => line);
  expect(lines).toHaveLength(6);
  expect(highlighted).toEqual(['1', '3', '4', '5']);
});
