// The step after the build that takes the framework's scripts out of the first load, and the scripts it puts in.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import vm from 'node:vm';
import { expect, test } from '@playwright/test';
import { compileInline } from '../../tools/rspress/inline/compile.ts';
import {
  moveScriptsBehindIntent,
  withoutThemeScript,
} from '../../tools/rspress/inline/transform.ts';

const page = `<!doctype html><html><head><meta charset="utf-8">
<link rel="preload" href="/static/js/async/page.js" as="script">
<script defer src="/static/js/react.js"></script>
<script defer src="/static/js/index.js"></script>
<script async src="https://www.googletagmanager.com/gtag/js?id=G-1"></script>
<link rel="alternate" hreflang="en" href="https://example.com/">
<link rel="alternate" hreflang="zh" href="https://example.com/zh/">
<link rel="canonical" href="https://example.com/">
<link rel="alternate" hreflang="en" href="https://example.com/">
<link rel="alternate" hreflang="zh-CN" href="https://example.com/zh/">
</head><body></body></html>`;

const inline = { first: ['first()'], last: ['last()'], besides: [] };

test('moves the scripts into a meta tag, the page’s own chunk and that of its section first', () => {
  const besides = ['/static/js/async/section.js'];
  const html = moveScriptsBehindIntent(page, { ...inline, besides });
  expect(html).not.toMatch(/<script (?:defer|async)|rel="preload"/);
  expect(html).toContain(
    '<meta name="intent-scripts" content="/static/js/async/page.js /static/js/async/section.js /static/js/react.js /static/js/index.js">',
  );
  expect(html).toContain(
    '<meta name="analytics-script" content="https://www.googletagmanager.com/gtag/js?id=G-1">',
  );
});

test('puts the first scripts after the character set and the last ones at the end of the head', () => {
  const html = moveScriptsBehindIntent(page, inline);
  expect(html).toContain('<meta charset="utf-8"><script>first()</script>');
  expect(html).toContain('<script>last()</script></head>');
});

test('keeps one set of translation links', () => {
  const html = moveScriptsBehindIntent(page, inline);
  expect(html.match(/hreflang="en"/g)).toHaveLength(1);
  expect(html).not.toContain('hreflang="zh"');
  expect(html).toContain('hreflang="zh-CN"');
});

test('a page without a canonical address names no translations', () => {
  const unknown = page.replace('<link rel="canonical" href="https://example.com/">', '');
  expect(moveScriptsBehindIntent(unknown, inline)).not.toContain('hreflang');
});

test('stops when the framework writes its scripts in another way', () => {
  const changed = page.replaceAll('<script defer src', '<script type="module" src');
  expect(() => moveScriptsBehindIntent(changed, inline)).toThrow(
    'adapt tools/rspress/inline/transform.ts',
  );
});

test('leaves out what no browser needs: a mark for old ones, and a picture named twice', () => {
  const idle =
    '<meta http-equiv="X-UA-Compatible" content="IE=edge">\n<link rel="preload" as="image" href="/logo.svg"/>';
  const html = moveScriptsBehindIntent(
    page.replace('<body>', `<body>${idle}<p>`),
    inline,
  );
  expect(html).toContain('<body><p>');
});

test('the theme is chosen by one script', () => {
  const framework = (standard: string) =>
    `<head><script>{;const saved = localStorage.getItem('rspress-theme-appearance');const defaultTheme = '${standard}';}</script><script>other()</script></head>`;
  expect(withoutThemeScript(framework('auto'))).toBe(
    '<head><script>other()</script></head>',
  );
  for (const html of ['<head></head>', framework('dark')])
    expect(() => withoutThemeScript(html)).toThrow('tools/rspress/inline/transform.ts');
});

function file(name: string, text: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'inline-'));
  writeFileSync(path.join(folder, name), text);
  return path.join(folder, name);
}

test('compiles a function of the name of its file into a call that leaves no names behind', async () => {
  const source =
    'export function greet(name: string, to: string[]): void {\n  const text: string = name;\n  to.push(text);\n}\n';
  const script = await compileInline(file('greet.ts', source), 'you', ['seen']);
  const context = vm.createContext({});
  vm.runInContext(script, context);
  vm.runInContext(script, context);
  expect(Object.keys(context)).toEqual([]);
});

test('refuses a file that imports, and one without a function of its name', async () => {
  const importing = file(
    'load.ts',
    "import fs from 'node:fs';\nexport function load(): void {}\n",
  );
  await expect(compileInline(importing)).rejects.toThrow('pass values as arguments');
  await expect(
    compileInline(file('load.ts', 'export const load = 1;\n')),
  ).rejects.toThrow('exports no function load');
});
