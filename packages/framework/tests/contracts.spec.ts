// What the site relies on inside the framework: each contract says so when it no longer holds.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { assertContractsMet, contract } from '../src/build/contract.ts';
import { isMarkdownEdition, markdownEnvironment } from '../src/build/markdown-edition.ts';
import { deferScripts, insertAfterCharset } from '../src/build/page-scripts.ts';
import { ignoreFolders } from '../src/build/restarts.ts';
import { makeShakable, productionRouter, routerFiles } from '../src/build/router.ts';
import { removeThemeScript } from '../src/build/theme-script.ts';

test('a contract that a build expects and never meets fails it, and names its file', () => {
  const { expect: expectInBuild, meet } = contract('made-up.ts', 'something is there.');
  assertContractsMet();
  expectInBuild();
  expect(() => assertContractsMet()).toThrow(
    /src\/build\/made-up\.ts: The build never got there\. .*something is there\..*try-framework/,
  );
  meet();
  assertContractsMet();
});

/** Runs the hooks of an Rsbuild plugin that set something up, as a build of the site would. */
function startBuild(plugin: typeof productionRouter, environments: object): void {
  const chain = { resolve: { alias: new Map() } };
  const api = {
    modifyBundlerChain: (hook: (chain: unknown, about: unknown) => void) =>
      hook(chain, { environment: { name: 'web' }, isProd: true }),
    onBeforeBuild: (hook: (about: unknown) => void) => hook({ environments }),
    transform: () => {},
  };
  Reflect.apply(plugin.setup, plugin, [api]);
}

test('a build that compiles no file of the router fails', () => {
  startBuild(productionRouter, {});
  expect(() => assertContractsMet()).toThrow('router.ts');
});

test('a build without the environment of the Markdown edition fails', () => {
  startBuild(markdownEnvironment, { web: {} });
  expect(() => assertContractsMet()).toThrow('markdown-edition.ts');
  startBuild(markdownEnvironment, { node_md: {} });
  expect(isMarkdownEdition({ environment: { name: 'node_md' } })).toBe(true);
  expect(isMarkdownEdition({ environment: { name: 'web' } })).toBe(false);
});

test.describe('the scripts of a built page', () => {
  const page = `<!doctype html><html><head><meta charset="utf-8">
<link rel="preload" href="/static/js/async/page.js" as="script">
<link href="/static/css/styles.1.css" rel="stylesheet">
<script defer src="/static/js/react.js"></script>
<script defer src="/static/js/index.js"></script>
<script async src="https://www.googletagmanager.com/gtag/js?id=G-1"></script>
</head><body><main><p>first</p><h2>second</h2></main></body></html>`;
  const inline = { inline: 'first()' };

  test('wait in a list, the page’s own first, and inline scripts take their place', () => {
    const html = deferScripts(page, ['late.css'], inline);
    expect(html).not.toMatch(/<script (?:defer|async)|as="script"/);
    const meta =
      '<meta name="intent-files" content="late.css async/page.js react.js index.js">';
    expect(html.replaceAll('/static/js/', '')).toContain(`"utf-8">${meta}`);
    expect(html).toMatch(/"analytics-script" content="[^"]+=G-1"><script>first\(\)</);
  });

  test('written in another way stop the build, as does a page without character set', () => {
    const changed = page.replaceAll('<script defer src', '<script type="module" src');
    expect(() => deferScripts(changed, [], inline)).toThrow('page-scripts.ts');
    expect(() => insertAfterCharset('<head></head>', '')).toThrow('page-scripts.ts');
  });
});

test('a page whose theme is chosen in another way stops the build', () => {
  const script = [
    "localStorage.getItem('rspress-theme-appearance')",
    "classList.toggle('rp-dark');style.colorScheme='dark'",
  ].join(';');
  const other = '<script>a</script>';
  expect(removeThemeScript(`<head>${other}<script>${script}</script></head>`)).toBe(
    `<head>${other}</head>`,
  );
  for (const html of ['', `<script>${script.replace('rp-dark', 'night')}</script>`])
    expect(() => removeThemeScript(html)).toThrow('theme-script.ts');
});

test.describe('the router', () => {
  const files = [...routerFiles().values()];
  const name = /from "(\.\/chunk-[^"]+)"/g;
  const chunks = new Set(
    files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(name)].map(([, chunk = '']) =>
        path.join(file, '..', chunk),
      ),
    ),
  );
  const code = [...chunks].map((file) => readFileSync(file, 'utf8')).join('\n');

  test('is the one without warnings for developers', () => {
    expect(code).toContain('ENABLE_DEV_WARNINGS = false');
    expect(code).not.toContain('ENABLE_DEV_WARNINGS = true');
  });

  test('has nothing that keeps unused components', () => {
    const side =
      /^\w+\.displayName = |^var \w+ = (?:\w+\.)?(?:createContext|forwardRef|memo)\d*\(/m;
    expect(code).toMatch(side);
    expect(makeShakable(code)).not.toMatch(side);
    expect(makeShakable(code)).toContain('= /* @__PURE__ */ ');
  });
});

test.describe('restarts of the dev server', () => {
  const rule = { paths: '/docs', type: 'restart', options: { ignored: ['a'] } } as const;
  const reload = { paths: '/docs/public', type: 'reload-page' } as const;
  const watched = [{ ...rule, options: { ignored: ['a'] } }, reload];

  test('leave the folders alone, and what they left alone before', () => {
    expect(ignoreFolders(watched, ['/docs/samples'])).toEqual([
      { ...rule, options: { ignored: ['a', '/docs/samples'] } },
      reload,
    ]);
  });

  test('by no rule at all stop the dev server', () => {
    for (const rules of [undefined, reload])
      expect(() => ignoreFolders(rules, [])).toThrow('restarts.ts');
  });
});
