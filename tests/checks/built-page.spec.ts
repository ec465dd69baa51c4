import { expect, test } from '@playwright/test';
import { attribute, parseBuilt, textOf } from '@site/pages/html';
import { head } from '../../tools/checks/built/head.ts';
import { images } from '../../tools/checks/built/images.ts';
import { landmarks } from '../../tools/checks/built/landmarks.ts';
import { untranslated } from '../../tools/checks/built/untranslated.ts';

function page(body: string, file = 'a.html', title = '<title>A</title>') {
  const meta = '<meta name="description" content="What it is.">';
  const lang = file.startsWith('zh/') ? 'zh-CN' : 'en';
  return parseBuilt(
    file,
    `<!doctype html><html lang="${lang}"><head>${title}${meta}</head><body>${body}</body></html>`,
  );
}

test('address and language of a built page come from its file name', () => {
  const read = (file: string) => {
    const { address, language, notFound } = parseBuilt(file, '');
    return [address, language, notFound];
  };
  expect(read('index.html')).toEqual(['/', 'en', false]);
  expect(read('zh/guide/start/index.html')).toEqual(['/zh/guide/start/', 'zh', false]);
  expect(read('config/lib/format.html')).toEqual(['/config/lib/format', 'en', false]);
  expect(read('zh/404.html')).toEqual(['/zh/404', 'zh', true]);
});

test('the text of an element is read with single spaces', () => {
  const [paragraph] = page('<p id="b">One\n <b>two</b></p>').elements.filter(
    (element) => attribute(element, 'id') === 'b',
  );
  expect(paragraph && textOf(paragraph)).toBe('One two');
});

test.describe('head', () => {
  test('a head with title, description and language is accepted; titles of SVG do not count', () => {
    expect(head([page('<svg><title>Logo</title></svg>'), page('', 'zh/a.html')])).toEqual(
      [],
    );
  });

  test('an empty title is reported', () => {
    expect(head([page('', 'a.html', '<title> </title>')])[0]?.todo).toContain('`title:`');
  });

  test('a missing description and a missing language are reported', () => {
    const found = head([parseBuilt('zh/a.html', '<html lang="zh"><title>A</title>')]);
    expect(found.map(({ file }) => file)).toEqual([
      'doc_build/zh/a.html',
      'doc_build/zh/a.html',
    ]);
    expect(found[0]?.todo).toContain('`description:`');
    expect(found[1]?.todo).toContain('“zh-CN”');
  });

  test('two descriptions are reported', () => {
    const second = '<title>A</title><meta name="description" content="Again.">';
    expect(head([page('', 'a.html', second)])[0]?.what).toBe(
      'The page has 2 descriptions.',
    );
  });
});

test.describe('landmarks', () => {
  const whole = '<main><h1 id="a">A</h1></main>';

  test('one h1 and one main are accepted, and so is an SVG that appears twice', () => {
    const drawing = '<svg><g id="b"></g></svg>';
    expect(landmarks([page(whole + drawing + drawing)])).toEqual([]);
  });

  test('a page without h1 and main, or with two of each, is reported', () => {
    const found = landmarks([page('<h1>A</h1><h1>B</h1>')]);
    expect(found.map(({ what }) => what)).toEqual([
      'The page has 2 elements <h1>.',
      'The page has 0 elements <main>.',
    ]);
    expect(found[0]?.todo).toContain('exactly one <h1>');
  });

  test('an id used twice is reported', () => {
    const found = landmarks([page(`${whole}<p id="a"></p>`)]);
    expect(found.map(({ what }) => what)).toEqual(['The id “a” is used twice.']);
  });
});

test.describe('pictures', () => {
  test('an alt text is accepted, an empty one too', () => {
    const size = 'width="2" height="1"';
    const html = `<img src="a.svg" alt="A" ${size}><img src="b.svg" alt="" ${size}>`;
    expect(images([page(html)])).toEqual([]);
  });

  test('a picture without an alt text is reported', () => {
    const found = images([page('<img src="a.svg">')]);
    expect(found[0]?.what).toContain('a.svg');
    expect(found[0]?.todo).toContain('alt=""');
  });

  test('a picture whose size is missing or not in pixels is reported', () => {
    for (const size of ['', 'width="2"', 'width="2" height="auto"']) {
      const found = images([page(`<img src="a.svg" alt="" ${size}>`)]);
      expect(found).toMatchObject([
        { what: 'The picture a.svg has no width and height.' },
      ]);
    }
  });
});

test.describe('English strings on Chinese pages', () => {
  const strings = {
    filter: { en: 'Filter', zh: '筛选' },
    name: { en: 'GitHub', zh: 'GitHub' },
    other: { en: '阅读中文版', zh: 'Read in English' },
    same: { en: 'Read in English', zh: '英文' },
  };
  const found = (body: string, file = 'zh/a.html') =>
    untranslated([page(body, file)], strings);

  const wrong = [
    '<label>Filter</label>',
    '<label> Filter <input></label>',
    '<b>Fil<i>ter</i></b>',
    '<input placeholder="Filter">',
    '<button aria-label="Filter">x</button>',
    '<template><b>Filter</b></template>',
  ];
  for (const body of wrong) {
    test(`${body} is reported`, () => {
      expect(found(body)).toHaveLength(1);
      expect(found(body)[0]?.todo).toContain('by the key “filter”');
    });
  }

  const right = [
    '<label>筛选</label>',
    '<b>GitHub</b>',
    '<a lang="en">Filter</a>',
    '<code>Filter</code>',
    '<p>Filter 是一个词</p>',
    '<b>Read in English</b>',
  ];
  for (const body of right) {
    test(`${body} is accepted`, () => {
      expect(found(body)).toEqual([]);
    });
  }

  test('English strings on English pages are accepted', () => {
    expect(found('<label>Filter</label>', 'a.html')).toEqual([]);
  });
});
