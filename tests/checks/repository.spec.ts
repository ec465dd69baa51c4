import { expect, test } from '@playwright/test';
import { repository } from '../../tools/checks/repository.ts';
import { places } from './support.ts';

// Put together here, since the check reads this file as well.
const machinePath = (folder: string) => ['', folder, 'thing', 'a.ts'].join('/');
const registry = ['https:', '', 'registry.npmjs.org', 'rslib'].join('/');

test('ordinary text is accepted', () => {
  const text = [
    'See https://www.npmjs.com/package/@rslib/core and docs/work/a.',
    `join(tmpdir(), 'a'), ./tmp/a, \${base}/work/b, https://a.org/work/c`,
  ].join('\n');
  expect(repository([{ file: 'a.md', text }])).toEqual([]);
});

for (const folder of ['root', 'work', 'tmp', 'home/me', 'Users/me']) {
  test(`a path below /${folder.split('/')[0]} is reported`, () => {
    const found = repository([
      { file: 'a.md', text: `One\nIn ${machinePath(folder)} it is.` },
    ]);
    expect(places(found)).toEqual(['a.md:2']);
    expect(found[0]?.what).toContain('a path of one machine');
    expect(found[0]?.todo).toContain('os.tmpdir()');
  });
}

test('the address of a registry is reported', () => {
  const found = repository([{ file: '.npmrc', text: `registry=${registry}` }]);
  expect(found[0]?.what).toContain('the address of a package registry');
});

test('a lock file that names download addresses is reported', () => {
  const text = `{\n  "resolved": "${registry}"\n}`;
  const found = repository([{ file: 'package-lock.json', text }]);
  expect(places(found)).toEqual(['package-lock.json:2']);
  expect(found[0]?.todo).toContain('omit-lockfile-registry-resolved=true');
});

test('a lock file without addresses is accepted', () => {
  const text = '{ "integrity": "sha512-a", "resolved": "packages/a", "link": true }';
  expect(repository([{ file: 'package-lock.json', text }])).toEqual([]);
});
