import { parseBuilt } from '@site/pages/html';
import { sourceOf } from '@site/react-on-intent';
import { brokenLinks, languageLinks } from '../../tools/checks/built/links.ts';
import { head, images, landmarks } from '../../tools/checks/built/page.ts';
import { policy } from '../../tools/checks/built/policy.ts';
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
      'what is no address': ['<a href="/a/#%E7">A</a>', 'is no address'],
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

const description = '<meta name="description" content="What it is.">';
function page(body: string, file = 'a.html', inHead = '<title>A</title>') {
  const lang = file.startsWith('zh/') ? 'zh-CN' : 'en';
  const html = `<html lang="${lang}"><head>${inHead}${description}</head><body>${body}`;
  return [parseBuilt(file, `<!doctype html>${html}`)];
}

checkFixtures('head', head, {
  accepted: {
    'title, description and language': [...page(''), ...page('', 'zh/a.html')],
    'the title of a drawing': page('<svg><title>Logo</title></svg>'),
  },
  reported: {
    'an empty title': [
      page('', 'a.html', '<title> </title>'),
      'The page has 0 titles with text. Give it one `title:`',
    ],
    'a missing description and another language': [
      [parseBuilt('zh/a.html', '<html lang="zh"><title>A</title>')],
      'doc_build/zh/a.html:0 The page has 0 descriptions with text.',
      '<html lang> is “zh”. Make it “zh-CN”',
    ],
    'two descriptions': [
      page('', 'a.html', `<title>A</title>${description}`),
      'The page has 2 descriptions',
    ],
  },
});

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

const rules = `script-src 'self' ${sourceOf('go()')};img-src https://logos.example`;
const meta = `<meta http-equiv="Content-Security-Policy" content="${rules}">`;

checkFixtures(
  'content security policy',
  (html: string) => policy([parseBuilt('a.html', `<!doctype html>${html}`)]),
  {
    accepted: {
      'a script that it names': `${meta}<script>go()</script>`,
      'pictures that it allows': `${meta}<img src="https://logos.example/a"><img src="/a.png">`,
      'links to other sites': `${meta}<body><a href="https://other.example">a</a>`,
      data: `${meta}<script type="application/ld+json">{}</script>`,
    },
    reported: {
      'no policy': ['', 'The page has no content security policy.'],
      'a policy that comes late': [
        `<script src="/a.js"></script>${meta}`,
        'A <script> comes before the policy, which does not apply to it.',
      ],
      'a script with another text': [
        `${meta}<script>go( )</script>`,
        'The policy does not name the inline <script>.',
      ],
      'a style sheet': [
        `${meta}<style>a{}</style>`,
        'The policy does not name the inline <style>.',
      ],
      'an attribute with code': [
        `${meta}<body><p onclick="go()">`,
        '<p> has code in its attribute onclick.',
      ],
      'a link with code': [
        `${meta}<body><a href=" JavaScript:go()">a</a>`,
        '<a> has code in its attribute href.',
      ],
      'a picture of another host': [
        `${meta}<body><img src="//pictures.example/a.png">`,
        '<img> loads from https://pictures.example, which the policy does not name.',
      ],
      'an icon of another host': [
        `${meta}<link rel="icon" href="https://icons.example/a">`,
        '<link> loads from https://icons.example',
      ],
    },
  },
);
