import { expect, test } from '@playwright/test';
import { fileFor, targetOf } from '../../tools/checks/built/address.ts';
import { emitted } from '../../tools/checks/built/emitted.ts';
import { languageLinks } from '../../tools/checks/built/language.ts';
import { brokenLinks } from '../../tools/checks/built/links.ts';
import { built } from './support.ts';

const origin = 'https://example.org';

test.describe('addresses', () => {
  test('a link is resolved against its page and the base path', () => {
    const read = (href: string) => targetOf(href, '/zh/a/b', '/docs/', origin);
    expect(read('/docs/zh/c')).toEqual({ address: '/zh/c', id: '' });
    expect(read('c#%E7%94%B2')).toEqual({ address: '/zh/a/c', id: '甲' });
    expect(read('https://example.org/docs/')).toEqual({ address: '/', id: '' });
    expect(read('/c')).toBe('outside');
    expect(read('https://other.org/docs/c')).toBeUndefined();
    expect(read('mailto:a@b.org')).toBeUndefined();
  });

  test('a clean address leads to its HTML file', () => {
    expect(['/', '/a/', '/a/b', '/a.svg', '/a.b/c'].map(fileFor)).toEqual([
      'index.html',
      'a/index.html',
      'a/b.html',
      'a.svg',
      'a.b/c.html',
    ]);
  });
});

test.describe('links', () => {
  const find = (body: string, base = '/') =>
    brokenLinks(
      built(
        { 'index.html': body, 'a/index.html': '<h2 id="b">B</h2>' },
        ['logo.svg'],
        base,
      ),
      origin,
    );

  const right = [
    '<a href="/a/">A</a>',
    '<a href="/a/?q=1#b">A</a>',
    '<a href="https://example.org/a/">A</a>',
    '<a href="https://other.org/c">C</a>',
    '<p id="d"></p><a href="#d">D</a>',
    '<img src="/logo.svg"><script src="data:,"></script>',
  ];
  for (const body of right) {
    test(`${body} is accepted`, () => {
      expect(find(body)).toEqual([]);
    });
  }

  const wrong = {
    '<a href="/c">C</a>': 'doc_build/c.html does not exist',
    '<a href="/a">A</a>': 'doc_build/a.html does not exist',
    '<a href="/a/#c">A</a>': 'no element with the id “c”',
    '<a href="#c">C</a>': 'no element with the id “c”',
    '<a href="/a/index.html">A</a>': 'ends with .html',
    '<a href="/a/#%E7">A</a>': 'is no address',
    '<img src="/other.svg">': 'doc_build/other.svg does not exist',
    '<script src="/a.js"></script>': 'doc_build/a.js does not exist',
    '<template><a href="/c">C</a></template>': 'doc_build/c.html does not exist',
  };
  for (const [body, what] of Object.entries(wrong)) {
    test(`${body} is reported`, () => {
      const found = find(body);
      expect(found).toHaveLength(1);
      expect(found[0]?.file).toBe('doc_build/index.html');
      expect(found[0]?.what).toContain(what);
      expect(found[0]?.todo).toContain('Correct the address');
    });
  }

  test('a link without the base path is reported', () => {
    expect(find('<a href="/docs/a/">A</a>', '/docs/')).toEqual([]);
    expect(find('<a href="/a/">A</a>', '/docs/')[0]?.what).toContain(
      'leaves the base /docs/',
    );
  });
});

test.describe('languages', () => {
  const find = (file: string, body: string) =>
    languageLinks(built({ [file]: body }), origin);

  test('links within a language, to files and to other sites are accepted', () => {
    const body =
      '<a href="/zh/a">A</a><a href="/logo.svg">L</a><a href="https://other.org/">O</a>';
    expect(find('zh/b.html', body)).toEqual([]);
  });

  test('a switcher that names the language is accepted', () => {
    expect(find('zh/b.html', '<a href="/b" hreflang="en">English</a>')).toEqual([]);
  });

  test('a link that leaves the language is reported on either side', () => {
    const found = find('zh/b.html', '<a href="/a">A</a>');
    expect(found[0]?.what).toBe('The link to /a leaves the language zh.');
    expect(found[0]?.todo).toContain('hreflang');
    expect(find('b.html', '<a href="/zh/">A</a>')).toHaveLength(1);
  });

  test('an address such as /zhuyin does not count as Chinese', () => {
    expect(find('b.html', '<a href="/zhuyin">A</a>')).toEqual([]);
  });
});

test.describe('specified addresses', () => {
  test('an address that one language lacks is reported by name', () => {
    const site = built({ 'a/index.html': '', 'zh/a/index.html': '', 'a/b.html': '' });
    expect(emitted(site, ['/a/'])).toEqual([]);
    expect(emitted(site, ['/a/', '/a/b']).map(({ what }) => what)).toEqual([
      '/zh/a/b was not built.',
    ]);
  });

  test('a redirect or asset does not count as the page', () => {
    expect(emitted(built({}, ['a.html', 'zh/a.html']), ['/a'])).toHaveLength(2);
  });
});
