import { parseBuilt } from '@site/pages/html';
import { brokenLinks, languageLinks } from '../../tools/checks/built/links.ts';
import { images, landmarks } from '../../tools/checks/built/page.ts';
import { untranslated } from '../../tools/checks/built/untranslated.ts';
import { built, checkFixtures } from './support.ts';

const origin = 'https://example.org';
const byHtml = (...bodies: string[]) =>
  Object.fromEntries(bodies.map((one) => [one, one]));

checkFixtures(
  'links',
  (body: string) => {
    const pages = { 'index.html': body, 'a/index.html': '<h2 id="b">B</h2>' };
    return brokenLinks(built(pages, ['logo.svg']), origin);
  },
  {
    accepted: byHtml(
      '<a href="/a/">A</a>',
      '<a href="/a/?q=1#b">A</a>',
      '<a href="https://example.org/a/">A</a>',
      '<a href="https://other.org/c">C</a><a href="mailto:a@b.org">M</a>',
      '<p id="甲"></p><a href="#%E7%94%B2">D</a>',
      '<img src="/logo.svg"><script src="data:,"></script>',
    ),
    reported: {
      'a missing page': [
        '<a href="/c">C</a>',
        'doc_build/index.html:1 <a> with /c leads to no file; doc_build/c.html does not',
      ],
      'an index without its slash': ['<a href="/a">A</a>', 'doc_build/a.html does not'],
      'a missing id': ['<a href="/a/#c">A</a>', 'no element with the id “c”'],
      'a missing id of the page itself': ['<a href="#c">C</a>', 'with the id “c”'],
      'a name of a file': ['<a href="/a/index.html">A</a>', 'ends with .html'],
      'what is no address': ['<a href="/a/#%E7">A</a>', 'is not an address'],
      'a missing picture': ['<img src="/other.svg">', 'doc_build/other.svg does not'],
      'a missing script': ['<script src="/a.js"></script>', 'doc_build/a.js does not'],
      'a link in a template': [
        '<template><a href="/c">C</a></template>',
        'doc_build/c.html does not exist',
      ],
    },
  },
);

checkFixtures(
  'links below a base',
  (body: string) => brokenLinks(built({ 'index.html': body }, [], '/docs/'), origin),
  {
    accepted: byHtml('<a href="/docs/">A</a>'),
    reported: { 'a link without it': ['<a href="/">A</a>', 'leaves the base /docs/'] },
  },
);

checkFixtures(
  'languages of links',
  ([file, body]: [string, string]) => languageLinks(built({ [file]: body }), origin),
  {
    accepted: {
      'links within a language': ['zh/b.html', '<a href="/zh/a">A</a>'],
      'files and other sites': [
        'zh/b.html',
        '<a href="/logo.svg">L</a><a href="https://other.org/">O</a>',
      ],
      'a language switcher': ['zh/b.html', '<a href="/b" hreflang="en">English</a>'],
      'an address such as /zhuyin': ['b.html', '<a href="/zhuyin">A</a>'],
    },
    reported: {
      'a Chinese page that leads to English': [
        ['zh/b.html', '<a href="/a">A</a>'],
        'The link to /a leaves the language zh.',
      ],
      'an English page that leads to Chinese': [
        ['b.html', '<a href="/zh/">A</a>'],
        'en.',
      ],
    },
  },
);

const page = (body: string, file = 'a.html') => [
  parseBuilt(file, `<!doctype html><title>A</title><body>${body}`),
];

const main = '<main><h1 id="a">A</h1></main>';
const drawing = '<svg><g id="b"></g></svg>';

checkFixtures('landmarks', landmarks, {
  accepted: {
    'one h1 and one main': page(main),
    'a drawing that is shown twice': page(main + drawing + drawing),
  },
  reported: {
    'two h1 and no main': [
      page('<h1>A</h1><h1>B</h1>'),
      'The page has 2 elements <h1>. Leave exactly one <h1>',
      'The page has 0 elements <main>.',
    ],
    'an id that is used twice': [
      page(`${main}<p id="a"></p>`),
      'The id “a” is used twice.',
    ],
  },
});

checkFixtures('pictures', (html: string) => images(page(html)), {
  accepted: byHtml(
    '<img src="a.svg" alt="A" width="2" height="1">',
    '<img src="b.svg" alt="" width="2" height="1">',
  ),
  reported: {
    'no alt text': [
      '<img src="a.svg" width="2" height="1">',
      'The picture a.svg has no alt text. Say in alt=""',
    ],
    'no size': ['<img src="a.svg" alt="">', 'a.svg has no width and height'],
    'no height': ['<img src="a.svg" alt="" width="2">', 'no width and height'],
    'a height that is no number': [
      '<img src="a.svg" alt="" width="2" height="auto">',
      'no width and height',
    ],
  },
});

const texts = {
  filter: { en: 'Filter', zh: '筛选' },
  name: { en: 'GitHub', zh: 'GitHub' },
  other: { en: '阅读中文版', zh: 'Read in English' },
  same: { en: 'Read in English', zh: '英文' },
};
const english = (...bodies: string[]) =>
  Object.fromEntries(bodies.map((one) => [one, [one, 'by the key “filter”'] as const]));

checkFixtures(
  'English on Chinese pages',
  (body: string) => untranslated(page(body, 'zh/a.html'), texts),
  {
    accepted: byHtml(
      '<label>筛选</label>',
      '<b>GitHub</b>',
      '<a lang="en">Filter</a>',
      '<code>Filter</code>',
      '<p>Filter 是一个词</p>',
      '<b>Read in English</b>',
    ),
    reported: english(
      '<label>Filter</label>',
      '<label> Filter <input></label>',
      '<b>Fil<i>ter</i></b>',
      '<input placeholder="Filter">',
      '<button aria-label="Filter">x</button>',
      '<template><b>Filter</b></template>',
    ),
  },
);

checkFixtures('English pages', (body: string) => untranslated(page(body), texts), {
  accepted: byHtml('<label>Filter</label>'),
  reported: {},
});
