import { expect, test } from '@playwright/test';
import { frontmatter } from '../../tools/checks/frontmatter.ts';
import { handTyped } from '../../tools/checks/hand-typed.ts';
import { links } from '../../tools/checks/links.ts';
import { specifiedRoutes } from '../../tools/checks/routes/specified.ts';
import { unpinnedInstalls } from '../../tools/checks/unpinned-installs.ts';
import { chinese, english, pair, places } from './support.ts';

const sentence = 'What the option does, when you need it and how its output looks.';

function withHead(fields: string, body = '# A'): string {
  return `---\n${fields}\n---\n\n${body}\n`;
}

test.describe('frontmatter', () => {
  test('a page with title, description and the title as heading is accepted', () => {
    expect(frontmatter(english(withHead(`title: A\ndescription: ${sentence}`)))).toEqual(
      [],
    );
  });

  test('missing fields are reported by name', () => {
    const found = frontmatter(english(withHead('a: b', '')));
    expect(found.map(({ what }) => what)).toEqual([
      'The page has no title.',
      'The page has no description.',
      'It has no heading.',
    ]);
    expect(found[1]?.todo).toContain('Add `description:`');
  });

  test('a description that is too short or too long is reported with its length', () => {
    const short = frontmatter(english(withHead('title: A\ndescription: Short.')));
    expect(short[0]).toMatchObject({
      line: 3,
      what: 'The description has 6 characters.',
    });
    expect(short[0]?.todo).toContain('50 to 160');
    const long = frontmatter(
      chinese(withHead(`title: A\ndescription: ${'长'.repeat(91)}`)),
    );
    expect(long[0]?.todo).toContain('20 to 90');
  });

  test('the description of a 404 page may be short', () => {
    const fields = "title: '404'\ndescription: Not here.\npageType: '404'";
    expect(frontmatter(english(withHead(fields, '')))).toEqual([]);
  });

  test('another heading than the title is reported', () => {
    const found = frontmatter(
      english(withHead(`title: A\ndescription: ${sentence}`, '# B')),
    );
    expect(found[0]).toMatchObject({ line: 6, todo: 'Write `# A`.' });
  });

  test('a second first-level heading is reported', () => {
    const found = frontmatter(
      english(withHead(`title: A\ndescription: ${sentence}`, '# A\n\n# B')),
    );
    expect(found[0]?.what).toContain('“B” is a second');
  });

  test('home and overview pages get their heading from the theme', () => {
    for (const flag of ['pageType: home', 'overview: true']) {
      const fields = `title: A\ndescription: ${sentence}\n${flag}`;
      expect(frontmatter(english(withHead(fields, '')))).toEqual([]);
      expect(frontmatter(english(withHead(fields)))[0]?.todo).toContain('Remove it');
    }
  });

  test('a page of a wide layout has to write its heading', () => {
    const fields = `title: A\ndescription: ${sentence}\npageType: doc-wide`;
    expect(frontmatter(english(withHead(fields)))).toEqual([]);
    expect(frontmatter(english(withHead(fields, '')))[0]?.what).toContain('no heading');
  });

  test('a partial needs no frontmatter', () => {
    expect(frontmatter(english('Words.', 'shared/a.mdx'))).toEqual([]);
  });
});

test.describe('links', () => {
  test('links from the root, to anchors and to other sites are accepted', () => {
    expect(
      links(english('[a](/b/c#d) [e](#f) [g](https://h.org/i.html) [j](mailto:k@l.org)')),
    ).toEqual([]);
  });

  const wrong = {
    '/zh/a': 'names a language',
    '/a.mdx': 'ends with an extension',
    '/a.html#b': 'ends with an extension',
    '/a/index': 'ends with index',
    './a': 'is relative to the page',
    'https://rslib.rs/a': 'names the address of the site',
  };
  for (const [target, what] of Object.entries(wrong)) {
    test(`${target} ${what}`, () => {
      const found = links(english(`Words\n[a](${target})`));
      expect(places(found)).toEqual(['docs/en/a.mdx:2']);
      expect(found[0]?.what).toContain(what);
      expect(found[0]?.todo).toContain('from the root');
    });
  }

  test('links by reference are checked too', () => {
    expect(links(english('[a][b]\n\n[b]: /a.md'))).toHaveLength(1);
  });
});

test.describe('blocks typed into a page', () => {
  test('commands and fragments are accepted', () => {
    expect(
      handTyped(english('```bash\nnpm i\n```\n\n```ts fragment {1}\na\n```\n')),
    ).toEqual([]);
  });

  test('a file or an output is reported', () => {
    const found = handTyped(english('```ts\na\n```\n\n```\nb\n```\n'));
    expect(found.map(({ what }) => what)).toEqual([
      'A block of ts is typed into the page.',
      'A block of text is typed into the page.',
    ]);
    expect(found[0]?.todo).toContain('<Sample>');
  });

  test('a word that only begins with fragment is not a mark', () => {
    expect(handTyped(english('```ts fragments\na\n```\n'))).toHaveLength(1);
  });
});

test.describe('specified addresses', () => {
  test('pages in both languages are accepted', () => {
    expect(specifiedRoutes(pair('', '', 'a/index.mdx'), ['/a/'])).toEqual([]);
  });

  test('a missing page is reported with its file', () => {
    const found = specifiedRoutes(english('', 'a/b.mdx'), ['/a/', '/a/b']);
    expect(found.map(({ file }) => file)).toEqual([
      'docs/en/a/index.mdx',
      'docs/zh/a/index.mdx',
      'docs/zh/a/b.mdx',
    ]);
    expect(found[0]?.todo).toContain('Write the page');
  });
});

test.describe('commands that install', () => {
  const found = (command: string) =>
    places(
      unpinnedInstalls(
        english(
          `<PackageManagerTabs command="${command}" />\n\n\`\`\`bash\nnpm ${command}\n\`\`\``,
        ),
      ),
    );

  test('an install command with a version is accepted', () => {
    expect(found('install -D @microsoft/api-extractor@7')).toEqual([]);
    expect(found('install -D @microsoft/api-extractor-model')).toEqual([]);
  });

  test('an install command without a version is reported', () => {
    const both = ['docs/en/a.mdx:1', 'docs/en/a.mdx:3'];
    expect(found('install -D @rslib/core @microsoft/api-extractor')).toEqual(both);
    expect(found('install -D @microsoft/api-extractor @rslib/core')).toEqual(both);
  });
});
