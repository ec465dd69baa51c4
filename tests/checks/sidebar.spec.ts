import { expect, test } from '@playwright/test';
import { navigationFiles } from '../../tools/checks/parity/navigation-file.ts';
import { sidebar } from '../../tools/checks/sidebar.ts';
import { english } from './support.ts';

const navigation = navigationFiles([
  { file: 'docs/en/guide/_meta.json', text: '[{ "type": "dir", "name": "start" }]' },
  { file: 'docs/en/guide/start/_meta.json', text: '["quick"]' },
]);

function find(name: string): string[] {
  return sidebar(english('', name), navigation).map(({ todo }) => todo);
}

for (const name of [
  'index.mdx',
  '404.mdx',
  'guide/index.mdx',
  'guide/start/index.mdx',
  'guide/start/quick.mdx',
  'shared/a.mdx',
]) {
  test(`${name} is accepted`, () => {
    expect(find(name)).toEqual([]);
  });
}

test('a page that its folder does not list is reported', () => {
  expect(find('guide/start/slow.mdx')[0]).toContain(
    'Add “slow” to docs/en/guide/start/_meta.json',
  );
});

test('a folder that its parent does not list is reported', () => {
  expect(find('guide/end/index.mdx')[0]).toContain(
    'Add “end” to docs/en/guide/_meta.json',
  );
});

test('a folder without a list is reported', () => {
  expect(find('guide/end/a.mdx')[0]).toContain('Add “a” to docs/en/guide/end/_meta.json');
});
