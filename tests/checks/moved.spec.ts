import { checkFixtures, pair } from '@site/mdx/check-fixtures';
import { movedAddresses } from '../../tools/checks/pages/places.ts';

const pages = [
  ...pair('# A\n\n## One {#one}', '# 甲\n\n## 一 {#one}', 'guide/a.mdx'),
  ...pair('# B', '# 乙', 'guide/index.mdx'),
];
type Moved = Record<string, string>;

checkFixtures('redirects', (moved: Moved) => movedAddresses(moved, pages), {
  accepted: {
    'those to pages and headings': {
      'old/a': 'guide/a',
      b: 'guide/a#one',
      old: 'guide/',
    },
  },
  reported: {
    'one to nothing, in each language': [
      { old: 'guide/gone' },
      'The page /guide/gone, to which “old” leads, is not in docs/en/guide/gone.mdx.',
      'is not in docs/zh/guide/gone.mdx.',
    ],
    'one to no heading': [{ old: 'guide/a#two' }, ...Array(2).fill('The heading “#two”')],
    'addresses that are pages': [
      { 'guide/a': 'guide/', guide: 'guide/a' },
      '“guide/a” is a page of the site. Remove the line',
      '“guide” is a page of the site.',
    ],
    'addresses that hosts do not support': [
      { '/old': 'guide/a', 'old#a': 'guide/a', 'old.html': 'guide/a', old: '/guide/a' },
      '“/old” begins',
      '“old#a”',
      '“old.html”',
      '“/guide/a” begins',
    ],
  },
});
