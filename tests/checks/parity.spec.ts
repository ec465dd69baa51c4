import { expect, test } from '@playwright/test';
import { pairsOf } from '@site/pages/page';
import { confirmPages } from '@site/translations/confirm';
import { codeParity, withoutComments } from '../../tools/checks/parity/code.ts';
import { componentParity } from '../../tools/checks/parity/components.ts';
import { contentParity } from '../../tools/checks/parity/content.ts';
import { fileParity } from '../../tools/checks/parity/files.ts';
import { headingParity } from '../../tools/checks/parity/headings.ts';
import { chinese, english, pair, places } from './support.ts';

test.describe('files', () => {
  test('pages in both languages are accepted', () => {
    expect(fileParity(pair('', ''))).toEqual([]);
  });

  test('a page that only one language has is reported', () => {
    expect(fileParity(english(''))[0]?.todo).toContain('Write docs/zh/a.mdx');
    expect(fileParity(chinese(''))[0]?.todo).toContain('Write docs/en/a.mdx');
  });

  test('the Chinese 404 page needs no English file', () => {
    expect(fileParity(chinese("---\npageType: '404'\n---\n", '404.mdx'))).toEqual([]);
  });
});

test.describe('headings', () => {
  test('the same depths and ids are accepted, whatever the id of the title', () => {
    const pages = pair(
      '# Format\n\n## When to use it\n',
      '# 格式\n\n## 何时使用 {#when-to-use-it}\n',
    );
    expect(headingParity(pages)).toEqual([]);
  });

  test('a Chinese heading without the English id is reported with the line to write', () => {
    const found = headingParity(pair('## When to use it\n', '## 何时使用\n'));
    expect(places(found)).toEqual(['docs/zh/a.mdx:1']);
    expect(found[0]?.todo).toBe('Write `## 何时使用 {#when-to-use-it}`.');
  });

  test('an explicit id of the English heading is the one to use', () => {
    const found = headingParity(pair('## When {#when}\n', '## 何时 {#wann}\n'));
    expect(found[0]?.todo).toContain('{#when}');
  });

  test('a heading of another depth is reported', () => {
    const found = headingParity(pair('## A\n\n### B\n', '## A\n\n## B\n'));
    expect(found[0]?.what).toContain(
      'Heading 2 is “## B”, on docs/en/a.mdx:3 it is “### B”.',
    );
  });

  test('a missing and an additional heading are reported', () => {
    expect(headingParity(pair('## A\n\n## B\n', '## A\n'))[0]?.what).toContain('missing');
    expect(headingParity(pair('## A\n', '## A\n\n## B\n'))[0]?.what).toContain('“## B”');
  });
});

test.describe('samples', () => {
  test('the same tags are accepted, however they are broken into lines', () => {
    const pages = pair('<Sample id="a" tree />\n', '<Sample\n  id="a"\n  tree\n/>\n');
    expect(componentParity(pages)).toEqual([]);
  });

  test('another sample is reported by name', () => {
    const found = componentParity(
      pair('<Sample id="a" />\n', '词\n\n<Sample id="b" />\n'),
    );
    expect(places(found)).toEqual(['docs/zh/a.mdx:3']);
    expect(found[0]?.todo).toBe('Write <Sample id="a" /> here too.');
  });

  test('a missing and an additional sample are reported', () => {
    expect(componentParity(pair('<Sample id="a" />\n', ''))[0]?.todo).toContain(
      'Write <Sample',
    );
    expect(componentParity(pair('', '<Sample id="a" />\n'))[0]?.todo).toContain(
      'docs/en/a.mdx too',
    );
  });

  test('components with text may differ between the languages', () => {
    expect(
      componentParity(pair('<Card title="A" />\n', '<Card title="甲" />\n')),
    ).toEqual([]);
  });
});

test.describe('blocks of code', () => {
  const fence = (code: string, info = 'ts fragment') =>
    `\`\`\`${info}\n${code}\n\`\`\`\n`;

  test('the same code with translated comments is accepted', () => {
    expect(codeParity(pair(fence('a(); // one'), fence('a(); // 一')))).toEqual([]);
  });

  test.describe('a different block is reported', () => {
    const different = {
      code: fence('b();'),
      language: fence('a();', 'js fragment'),
      marks: fence('a();', 'ts fragment {1}'),
    };
    for (const [part, zh] of Object.entries(different)) {
      test(part, () => {
        expect(codeParity(pair(fence('a();'), zh))[0]?.what).toContain(
          `differs in ${part}`,
        );
      });
    }
  });

  test('a missing block is reported', () => {
    expect(codeParity(pair(fence('a();'), ''))[0]?.what).toContain('is missing');
  });

  test('addresses and private fields are not taken for comments', () => {
    expect(withoutComments("load('https://a.b'); this.#c;")).toBe(
      "load('https://a.b'); this.#c;",
    );
    expect(withoutComments('a # b\n\n/* c */\n<!-- d -->\n// e')).toBe('a');
  });
});

test.describe('links, images, tables and callouts', () => {
  const table = '| a | b |\n| - | - |\n| c | d |\n';
  const whole = `[A](/a) [B](/b)\n\n![C](/c.png)\n\n${table}\n:::tip\nD.\n:::\n\n<Term id="e">E</Term> <Term id="f">F</Term>\n`;

  test('the same links in another order are accepted', () => {
    const chinese = whole
      .replace('[A](/a) [B](/b)', '[乙](/b) [甲](/a)')
      .replace(
        '<Term id="e">E</Term> <Term id="f">F</Term>',
        '<Term id="f">己</Term><Term id="e">戊</Term>',
      );
    expect(contentParity(pair(whole, chinese), {})).toEqual([]);
  });

  test('a link to another site may lead to its Chinese pages', () => {
    const link = (path: string) => `[A](https://a.example${path})\n`;
    expect(contentParity(pair(link('/b'), link('/zh/b')), {})).toEqual([]);
    expect(contentParity(pair(link('/en-US/b'), link('/zh-CN/b')), {})).toEqual([]);
    expect(contentParity(pair(link('/b'), link('/zh/c')), {})).toHaveLength(1);
  });

  const slips: [name: string, from: string, to: string, what: string][] = [
    ['a lost link', '[B](/b)', 'B', 'lacks the link /b'],
    ['another link', '/b)', '/x)', 'lacks the link /b, and has the link /x'],
    ['a lost image', '![C](/c.png)', '', 'lacks the image /c.png'],
    ['a lost row', '| c | d |\n', '', 'lacks the table of 2 rows and 2 columns'],
    ['another kind of callout', ':::tip', ':::note', 'lacks the callout tip'],
    ['a lost term', '<Term id="f">F</Term>', 'F', 'lacks the term f'],
  ];
  for (const [name, from, to, what] of slips) {
    test(`${name} is reported`, () => {
      const zh = whole.replace(from, to);
      expect(zh).not.toBe(whole);
      expect(contentParity(pair(whole, zh), {})[0]?.what).toContain(what);
    });
  }

  test('are compared section by section', () => {
    const found = contentParity(
      pair('# A\n\n## B\n\n[C](/c)\n\n## D\n', '# A\n\n## B\n\n## D\n\n[C](/c)\n'),
      {},
    );
    expect(places(found)).toEqual(['docs/zh/a.mdx:3', 'docs/zh/a.mdx:5']);
  });

  test('are not compared in a section whose translation is known to be behind', () => {
    const before = pairsOf(pair('# A\n\n## B\n', '# A\n\n## B\n'));
    const states = confirmPages({}, before, before, '2026-11-05');
    const now = pair('# A\n\n## B\n\n[C](/c)\n', '# A\n\n## B\n');
    expect(contentParity(now, states)).toEqual([]);
    expect(contentParity(now, {})).toHaveLength(1);
  });
});
