// How the style sheet is split into what a page needs at once and what React brings.
import { expect, test } from '@playwright/test';
import { kindOf } from '../../tools/rspress/late-styles/kinds.ts';
import { placesIn } from '../../tools/rspress/late-styles/places.ts';
import { splitStyles } from '../../tools/rspress/late-styles/split.ts';
import { withSplitStyles } from '../../tools/rspress/late-styles/transform.ts';

const page =
  '<html><body><main class="doc wide" id="top"><p>some .dialog</p><my-tag/></main></body></html>';
const split = (css: string, html = page) => splitStyles(css, placesIn([html]), [html]);

test('places are elements, not the text between them, and what is alike is one', () => {
  const { all, ids } = placesIn([page, page.replace('<p>', '<p>more</p><p>')]);
  const described = all.map(({ tag, classes, around }) =>
    [tag, ...classes, around?.tag ?? 'nothing'].join(' '),
  );
  expect(described).toEqual([
    'html js unseen dark rp-dark nothing',
    'head html',
    'body html',
    'main doc wide body',
    'p main',
    'my-tag main',
  ]);
  expect([...ids]).toEqual(['top']);
});

test('what a page shows without scripts is a place, too', () => {
  const html = '<body><noscript><p class="sorry">No.</p></noscript></body>';
  const css = '.sorry{top:0}';
  expect(split(css, html)).toEqual({ first: css, late: '' });
});

test('rules for what is not there come late, each selector by itself', () => {
  const { first, late } = split(
    '.doc,.dialog{color:red}.doc .dialog{top:0}#top{top:1px}#other{top:2px}p{top:3px}',
  );
  expect(first).toBe('.doc{color:red}#top{top:1px}p{top:3px}');
  expect(late).toBe('.dialog{color:red}.doc .dialog{top:0}#other{top:2px}');
});

test('what scripts change before React is kept: theme, states in attributes', () => {
  const css =
    'html.dark .doc{color:red}html:not(.js) p{top:0}html[data-hide-navbar] p{top:1px}p[aria-selected="true"]{top:2px}main[open]{top:3px}';
  expect(split(css)).toEqual({ first: css, late: '' });
});

test('an attribute has to be there, with any value; where React sets it, its rules come late', () => {
  const html = page.replace('<p>', '<p data-state="a">');
  const css = '[data-state]{top:0}p[data-state="b"]{top:1px}';
  const late = '.doc[data-state]{top:2px}html[data-hidden] p{top:3px}';
  expect(split(css + late, html)).toEqual({ first: css, late });
});

test('one element has to have it all, in the surroundings that are asked for', () => {
  const html =
    '<main><ul class="a b"><li class="c"><p>x</p></li></ul><p class="d"></p></main>';
  const first =
    'ul.a.b .c p{top:0}main>ul>li{top:0}ul+p.d{top:0}ul~p{top:0}:is(ul,ol)>li{top:0}main *>p{top:0}';
  const late =
    'li.a{top:0}.c.a{top:0}main>li{top:0}.d p{top:0}ul ul{top:0}ul+.c{top:0}:is(ul ul,p p){top:0}ul:has(.x){top:0}';
  expect(split(first + late, html)).toEqual({ first, late });
});

test('what a selector rules out need not be there', () => {
  const css =
    '.doc :not(:where(.not-doc,.not-doc *)):where(p){top:0}p:not(.note):not(#a){top:1px}';
  expect(split(css)).toEqual({ first: css, late: '' });
  expect(split('.dialog:not(.note){top:0}').first).toBe('');
});

test('of the selectors in :is, :where and :has one must be possible, and none is lost', () => {
  const css =
    'html[open]:not(:has(.bar :is(:focus-visible,[open]))) .doc{top:0}' +
    '.doc:has(.dialog,p){top:1px}:is(main,.dialog)>p{top:2px}p:nth-child(2n+1 of .other){top:3px}';
  expect(split(css)).toEqual({ first: css, late: '' });
  const gone = 'html:has(.dialog) p{top:0}:is(.dialog,#other) p{top:1px}';
  expect(split(gone)).toEqual({ first: '', late: gone });
});

test('steps of an animation are no selectors', () => {
  const css = '@keyframes turn{from{top:0}50%{top:1px}to{top:2px}}p{animation:1s turn}';
  expect(split(css)).toEqual({ first: css, late: '' });
});

test('an animation that no rule asks for comes late, in what is around it', () => {
  const used = '@keyframes a{to{top:0}}@keyframes b{to{top:0}}p{animation:1s a,b 2s}';
  const unused = '@media print{@keyframes c{to{top:0}}}';
  const dialog = '.dialog{animation-name:c}';
  expect(split(used + unused + dialog)).toEqual({ first: used, late: dialog + unused });
});

test('what stands in a layer or for one width stays there', () => {
  const { first, late } = split(
    '@layer base{p{top:0}.dialog{top:1px}}@media (width<9px){.dialog{top:2px}}',
  );
  expect(first).toBe('@layer base{p{top:0}}');
  expect(late).toBe('@layer base{.dialog{top:1px}}@media (width<9px){.dialog{top:2px}}');
});

test('a custom property that nobody asks for comes late, in the rules around it', () => {
  const css =
    '@media print{:root{--used:1px;--unused:2px;--styled:3px}}.doc{top:var(--used)}.dialog{top:var(--unused)}';
  const html = `${page}<i style="top:var(--styled)"></i>`;
  const { first, late } = split(css, html);
  expect(first).toBe('@media print{:root{--used:1px;--styled:3px}}.doc{top:var(--used)}');
  expect(late).toBe('.dialog{top:var(--unused)}@media print{:root{--unused:2px}}');
});

test('a late address that would be looked for beside the page is refused', () => {
  const late = (address: string) => split(`.dialog{background:url(${address})}`);
  expect(() => late('"../img/a.png"')).toThrow(/asks? for url\("\.\.\/img\/a\.png"/);
  for (const address of ['/a.png', '"data:,"', '#gradient'])
    expect(late(address).late).toContain(address);
});

test('a page gets its own sheet, and the script before all others', () => {
  const addresses = { sheet: '/all.css', own: '/page.css', script: '/late.js' };
  const head = (sheet: string, scripts: string) =>
    `<link href="${sheet}" rel="stylesheet"><meta name="intent-scripts" content="${scripts}">`;
  expect(withSplitStyles(head('/all.css', '/a.js /b.js'), addresses)).toBe(
    head('/page.css', '/late.js /a.js /b.js'),
  );
  for (const html of ['', head('/other.css', '/a.js'), '<link href="/all.css">'])
    expect(() => withSplitStyles(html, addresses)).toThrow('tools/rspress/late-styles');
});

test('a page is of the kind that it is known by, and everything else is a page', () => {
  for (const [name, html, kind] of [
    ['index.html', '<section class="rp-not-doc Explorer-module-explorer">', 'home'],
    ['zh/index.html', '', 'home'],
    ['guide/index.html', '<p class="rp-overview-search">', 'page'],
    ['404.html', '<main id="content" class="a" data-not-found="true">', 'not-found'],
    ['config/index.html', '<div class="rspress-doc rp-overview">', 'overview'],
    ['a.html', '<section class="rp-not-doc Explorer-module-explorer">', 'explorer'],
    ['a.html', '<div class="Advisor-module-advisor" data-advisor="">', 'advisor'],
    ['a.html', '<p>data-advisor="" and data-not-found</p>', 'page'],
  ] as const)
    expect([name, kindOf(name, html)]).toEqual([name, kind]);
});

test('what html:root sets again is gone where the root sets it with less weight', () => {
  const site = 'html:root{--c:red}';
  const used = '.doc{color:var(--c);background:var(--d)}';
  const weak =
    ':root{--c:a}:where(:root){--c:b;--d:c}:where(html.dark){--c:d}:where(html:not(.dark)),:root{--c:e}';
  expect(split(weak + site + used)).toEqual({
    first: `:where(:root){--d:c}${site}${used}`,
    late: '',
  });
});

test('it stays where html:root does not win, or does not always', () => {
  const used = '.doc{color:var(--c)}';
  for (const css of [
    'html.dark:root{--c:a}html:root{--c:b}',
    ':where(.doc){--c:a}html:root{--c:b}',
    ':where(html .doc){--c:a}html:root{--c:b}',
    ':root{--c:a!important}html:root{--c:b}',
    ':root{--c:a}@media print{html:root{--c:b}}',
    ':root,.doc{--c:a}html:root{--c:b}',
  ])
    expect(split(css + used)).toEqual({ first: css + used, late: '' });
});

test('what the same selector sets again, later on, is gone', () => {
  expect(
    split('p{top:0;left:0}.doc{padding-top:1px;margin:0}p{top:1px}.doc{padding:0}').first,
  ).toBe('p{left:0}.doc{margin:0}p{top:1px}.doc{padding:0}');
  expect(split('p{left:0}.doc{top:0;top:0}p{left:0}').first).toBe('.doc{top:0}p{left:0}');
});

test('what the theme sets for tags of a document is gone where the framework does', () => {
  const weak = (tags: string, what: string) =>
    `.rp-doc :not(:where(.rp-not-doc,.rp-not-doc *)):where(${tags}){${what}}`;
  const html = '<main class="rp-doc"><h1>1</h1><h2>2</h2><p>3</p></main>';
  const theme = '.rp-doc :is(h1,h2){font-size:1px}.rp-doc h1{top:0}';
  for (const [before, after] of [
    [weak('h1', 'font-size:2px;top:2px;left:2px'), weak('h1', 'left:2px')],
    [weak('h1,h2', 'font-size:2px;top:2px'), weak('h1,h2', 'top:2px')],
    [weak('h1,p', 'font-size:2px'), weak('h1,p', 'font-size:2px')],
    [weak('h1', 'top:2px!important'), weak('h1', 'top:2px!important')],
  ] as const) {
    expect(split(before + theme, html).first).toBe(after + theme);
    expect(split(theme + before, html).first).toBe(theme + after);
  }
});

test('it stays where another rule has the last word, or not always', () => {
  for (const css of [
    'p{top:0!important}p{top:1px}',
    'p{top:0}@media print{p{top:1px}}',
    '@media print{p{top:0}}p{top:1px}',
    'p{top:0}p:hover{top:1px}',
    'p,.doc{top:0}p{top:1px}',
    'p{padding:0}p{padding-top:1px}',
    'p{top:0;top:1px}',
    '.wide p{top:0}.rp-doc p{top:1px}',
  ]) {
    const html = page.replace('doc wide', 'doc wide rp-doc');
    expect(split(css, html)).toEqual({ first: css, late: '' });
  }
});
