// Code in a page as the framework's highlighter colours it, with the site's settings.
import { expect, test } from '@playwright/test';
import { codeToHtml } from 'shiki';
import config from '../../../rspress.config.ts';

// All but the last, which replaces the HTML that is read here.
const transformers = config.markdown?.shiki?.transformers?.slice(0, -1) ?? [];

const code = {
  bash: 'echo "a"',
  css: 'a { color: red }',
  diff: '- a\n+ b',
  json: '{"a": 1}',
};
const script = 'const a = "b"; // c';

test('code in a fence with any language of the specification has colours', async () => {
  for (const lang of [
    'bash',
    'css',
    'diff',
    'javascript',
    'json',
    'tsx',
    'typescript',
    'js',
    'jsx',
    'ts',
  ]) {
    const source = Object.entries(code).find(([name]) => name === lang)?.[1] ?? script;
    const html = await codeToHtml(source, {
      lang,
      theme: 'github-light',
      // 500 is the default of Shiki.
      tokenizeTimeLimit: config.markdown?.shiki?.tokenizeTimeLimit ?? 500,
    });
    const colors = [...html.matchAll(/<span style="color:(#\w+)"/g)].map(
      ([, one]) => one,
    );
    expect(new Set(colors).size, lang).toBeGreaterThan(1);
  }
});

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
