import { expect, test } from '@playwright/test';
import { installedPath } from '../src/build/files.ts';

test('a sample’s dependencies and their own dependencies are in node_modules', () => {
  expect(installedPath('deps/kit/index.js')).toBe('node_modules/kit/index.js');
  expect(installedPath('deps/kit/deps/dates/index.js')).toBe(
    'node_modules/kit/node_modules/dates/index.js',
  );
});

test('other folders of a sample keep their names', () => {
  expect(installedPath('src/deps/index.js')).toBe('src/deps/index.js');
});
