import { expect, test } from '../../support/test.ts';
import { site } from './site.ts';

const languages = ['bash', 'css', 'diff', 'javascript', 'json', 'tsx', 'typescript'];
const aliases = ['js', 'jsx', 'ts'];

test('code in each language of the specification has colours, also by the short names of languages', async ({
  page,
}) => {
  await page.goto(`${site.root}languages`);
  const colors = await page.locator('main pre').evaluateAll((blocks) =>
    blocks.map((block) => {
      const all = [...block.querySelectorAll('.line span')];
      return new Set(all.map((one) => getComputedStyle(one).color)).size;
    }),
  );
  const names = [...languages, ...aliases];
  expect(colors).toHaveLength(names.length);
  expect(names.filter((_, index) => (colors[index] ?? 0) < 2)).toEqual([]);
});
