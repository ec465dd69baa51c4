import { expect, test } from '@playwright/test';
import { unwritten } from '../../tools/checks/unwritten/unwritten.ts';
import { pair } from './support.ts';

const stub = '---\nunwritten: true\n---\n\nIt will answer.\n';

test('stubs on the list and written pages off it are accepted', () => {
  expect(unwritten(pair(stub, stub), ['/a'])).toEqual([]);
  expect(unwritten(pair('Words.', 'Words.'), [])).toEqual([]);
});

test('a page on the list without the mark is reported', () => {
  const found = unwritten(pair(stub, 'Words.'), ['/a']);
  expect(found).toHaveLength(1);
  expect(found[0]?.todo).toContain('strike /a off tools/checks/unwritten/list.json');
});

test('a marked page that is not on the list is reported at its line', () => {
  const found = unwritten(pair(stub, 'Words.'), []);
  expect(found[0]).toMatchObject({ file: 'docs/en/a.mdx', line: 2 });
  expect(found[0]?.todo).toContain('Remove `unwritten: true`');
});

test.describe('a written page that keeps the mark is reported', () => {
  const signs = {
    'characters, a stub at most 800': `${stub}${'字'.repeat(801)}`,
    'block of code': `${stub}\n\`\`\`bash\na\n\`\`\`\n`,
    '<Sample>': `${stub}\n<Sample id="a" />\n`,
  };
  for (const [sign, zh] of Object.entries(signs)) {
    test(sign, () => {
      const found = unwritten(pair(stub, zh), ['/a']);
      expect(found).toHaveLength(1);
      expect(found[0]?.what).toContain(sign);
      expect(found[0]?.todo).toContain('strike /a off');
    });
  }
});

test('an address on the list without a page is reported', () => {
  expect(unwritten([], ['/b'])[0]?.what).toBe('/b is on the list, but has no page.');
});
