import { parseBuilt } from '@site/pages/html';
import { images, landmarks } from '../../tools/checks/built/page.ts';
import { untranslated } from '../../tools/checks/built/untranslated.ts';
import { checkFixtures } from './support.ts';

const byHtml = (...bodies: string[]) =>
  Object.fromEntries(bodies.map((one) => [one, one]));

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
