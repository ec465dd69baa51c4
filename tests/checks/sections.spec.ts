// What every page's script knows of its own section alone: how the lists of all pages are split.
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { isReached, offerSection, reach } from '../../theme/sections/sections.ts';
import { beginLater, findLater } from '../../tools/rspress/sections/framework.ts';
import { moveNames, placeOfNames } from '../../tools/rspress/sections/names.ts';
import {
  askedFor,
  entryRoutes,
  sectionRoutes,
} from '../../tools/rspress/sections/routes.ts';
import { sectionScripts } from '../../tools/rspress/sections/scripts.ts';
import { sectionsOf } from '../../tools/rspress/sections/section.ts';
import { sidebarsOf, withoutSidebars } from '../../tools/rspress/sections/sidebars.ts';

const files = [
  'en/index.mdx',
  'en/404.mdx',
  'en/guide/a.mdx',
  'en/guide/deep/b.mdx',
  'en/guide-2/a.mdx',
  'zh/index.mdx',
  'zh/guide/a.mdx',
];
const sections = sectionsOf(files, ['en', 'zh'], 'en');
const section = (begin: string) => {
  const found = sections.find((one) => one.begin === begin);
  if (!found) throw new Error(`No section begins at ${begin}.`);
  return found;
};

test('a section is a folder below that of a language', () => {
  expect(sections).toEqual([
    { begin: '/guide', folder: 'en/guide/', lang: 'en', name: 'section-guide' },
    { begin: '/guide-2', folder: 'en/guide-2/', lang: 'en', name: 'section-guide-2' },
    { begin: '/zh/guide', folder: 'zh/guide/', lang: 'zh', name: 'section-zh-guide' },
  ]);
  expect(sectionsOf(['v1/en/a.mdx', 'api/b/c.mdx'], ['en', 'zh'], 'en')).toEqual([]);
});

test.describe('routes', () => {
  const routes = files.map((file) => ({ file, code: `page("${file}")` }));
  const pagesIn = (code: string) =>
    [...code.matchAll(/page\("([^"]+)"\)/g)].map(([, file]) => file);

  test('each page is in one list', () => {
    const entry = entryRoutes(routes, sections, 'en');
    const own = sections.map((one) => pagesIn(sectionRoutes(routes, one)));
    expect(pagesIn(entry)).toEqual(['en/index.mdx', 'en/404.mdx', 'zh/index.mdx']);
    expect(own).toEqual([
      ['en/guide/a.mdx', 'en/guide/deep/b.mdx'],
      ['en/guide-2/a.mdx'],
      ['zh/guide/a.mdx'],
    ]);
  });

  test('the entry says how each section is come by, and the module of a section is known by its query', () => {
    const asked = [
      ...entryRoutes(routes, sections, 'en').matchAll(/"virtual-routes(\?[^"]+)"/g),
    ].map(([, query = '']) => askedFor(query, sections));
    expect(asked).toEqual(sections);
    expect(askedFor('', sections)).toBeUndefined();
  });
});

test.describe('sidebars', () => {
  const item = (text: string) => [{ text }];
  const site = {
    lang: 'en',
    themeConfig: {
      locales: [
        { lang: 'en', nav: [], sidebar: { '/guide': item('A'), '/guide-2': item('B') } },
        { lang: 'zh', nav: [], sidebar: { '/zh/guide/deep': item('C'), '/zh': [] } },
      ],
    },
  };
  const code = `export default ${JSON.stringify(site, null, 2)}`;
  const read = (module: string) => JSON.parse(module.replace('export default ', ''));

  test('go with their sections, and the rest stays', () => {
    expect(read(sidebarsOf(code, section('/guide')))).toEqual({ '/guide': item('A') });
    expect(read(sidebarsOf(code, section('/zh/guide')))).toEqual({
      '/zh/guide/deep': item('C'),
    });
    expect(read(withoutSidebars(code, sections))).toEqual({
      lang: 'en',
      themeConfig: {
        locales: [
          { lang: 'en', nav: [], sidebar: {} },
          { lang: 'zh', nav: [], sidebar: { '/zh': [] } },
        ],
      },
    });
  });

  test('data that cannot be read are an error', () => {
    for (const other of ['module.exports = {}', 'export default { a }'])
      expect(() => withoutSidebars(other, sections)).toThrow('Adapt tools');
  });
});

test.describe('the names of scripts', () => {
  const name = (id: string, file: string) =>
    `  if (chunkId === ${id}) return "${file}";\n`;
  const entry = `f.e(/* import() | route-9 */ "h");\n${[
    name('"h"', 'static/js/async/route-h.00000000.js'),
    name('12', 'static/js/async/route-12.11111111.js'),
    name('"a6"', 'static/js/async/route-a6.22222222.js'),
    name('"zh"', 'static/js/async/route-zh.33333333.js'),
    name('"x"', 'static/js/async/x.4444444444.js'),
  ].join('')}`;
  const guide = `f.e(/* import() | route-1 */ 12); f.e("x"); Promise.all([f.e(/* import() */ "a6")]); know(${placeOfNames});`;
  const zh = `f.e("zh"); know(${placeOfNames});`;

  test('stand in the script of the section that asks for them, and there alone', () => {
    const moved = moveNames(
      new Map([
        ['index.js', entry],
        ['guide.js', guide],
        ['zh.js', zh],
        ['other.js', 'other()'],
      ]),
    );
    expect([...moved.keys()].sort()).toEqual(['guide.js', 'index.js', 'zh.js']);
    expect(moved.get('guide.js')).toContain('know({ 12: "11111111", "a6": "22222222" })');
    expect(moved.get('zh.js')).toContain('know({ "zh": "33333333" })');
    const left = moved.get('index.js') ?? '';
    expect(left.match(/\b[\w-]+\.[0-9]+\.js/g)).toEqual([
      'route-h.00000000.js',
      'x.4444444444.js',
    ]);
  });

  test('a site without sections is left as it is', () => {
    expect(moveNames(new Map([['index.js', entry]])).size).toBe(0);
  });

  test('names in another form, and a section without pages, are errors', () => {
    const scripts = (one: string, other: string) =>
      new Map([
        ['index.js', one],
        ['guide.js', other],
      ]);
    const short = entry.replaceAll('return "', 'return `');
    expect(() => moveNames(scripts(short, guide))).toThrow('No script has the list');
    const empty = `know(${placeOfNames});`;
    expect(() => moveNames(scripts(entry, empty))).toThrow('guide.js asks for no page');
  });
});

test.describe('the framework', () => {
  const finder = `const sortedRoutes = [
    ...routes
].sort((a, b)=>{
    return b.path.length - a.path.length;
});
function matchRoutes() {}`;

  test('finds what becomes known later, and begins when the section is known', () => {
    expect(findLater(finder)).toBe(
      'const sortedRoutes = routes;\nfunction matchRoutes() {}',
    );
    const begun = beginLater('async function renderInBrowser() {}\nrenderInBrowser();\n');
    expect(begun).toContain('\nreachHere().then(renderInBrowser);\n');
    expect(begun).not.toMatch(/^renderInBrowser\(\)/m);
  });

  test('code in another form is an error', () => {
    expect(() => findLater('const sorted = routes;')).toThrow('framework.ts');
    expect(() => beginLater('render();')).toThrow('framework.ts');
  });
});

test.describe('the script of a page’s section', () => {
  const built = (...names: string[]) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'sections-'));
    mkdirSync(`${folder}/static/js/async`, { recursive: true });
    for (const name of names) writeFileSync(`${folder}/static/js/async/${name}`, '');
    return sectionScripts(folder, ['zh']);
  };

  test('is the one of its address', async () => {
    const scriptsOf = await built(
      'section-guide.01234567.js',
      'section-guide-2.01234567.js',
      'section-zh-guide.89abcdef.js',
    );
    const guide = ['static/js/async/section-guide.01234567.js'];
    expect(scriptsOf('guide/index.html')).toEqual(guide);
    expect(scriptsOf('guide/deep/b.html')).toEqual(guide);
    expect(scriptsOf('guide-2/a.html')).toEqual([
      'static/js/async/section-guide-2.01234567.js',
    ]);
    expect(scriptsOf('zh/guide/a.html')).toEqual([
      'static/js/async/section-zh-guide.89abcdef.js',
    ]);
    for (const page of ['index.html', '404.html', 'zh/index.html', 'zh/404.html'])
      expect(scriptsOf(page)).toEqual([]);
    expect(() => scriptsOf('zh/config/a.html')).toThrow('zh/config');
  });

  test('a site without sections has none', async () => {
    expect((await built('route-1.01234567.js'))('guide/a.html')).toEqual([]);
  });
});

test.describe('in the browser', () => {
  const asked: string[] = [];
  let fails = false;
  for (const begin of ['/try', '/try-2'])
    offerSection(begin, async () => {
      asked.push(begin);
      if (fails) throw new Error('cut off');
    });

  test('a section is asked for once, when somebody goes there', async () => {
    expect(isReached('/')).toBe(true);
    expect(isReached('/try-3/a')).toBe(true);
    expect(isReached('/try/a')).toBe(false);
    fails = true;
    await expect(reach('/try/a')).rejects.toThrow('cut off');
    expect(isReached('/try/a')).toBe(false);
    fails = false;
    await reach('/TRY/deep/%62');
    await reach('/try');
    expect(asked).toEqual(['/try', '/try']);
    expect([isReached('/try'), isReached('/try-2/a')]).toEqual([true, false]);
    await reach('/nowhere/a');
    await expect(reach('/%zz')).rejects.toThrow(URIError);
  });
});
