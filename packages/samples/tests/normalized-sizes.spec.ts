// Sizes in the terminal do not depend on the folder in which a sample is built.
import { expect, test } from '@playwright/test';
import { normalize, withNormalizedSizes } from '../src/build/normalized-sizes.ts';

const lines = (size: string) => ['File (cjs)      Size', `dist/index.js   ${size}`];

/** A build of the same package in a folder of that name. */
function builtIn(folder: string) {
  const written = Buffer.from(`${'x'.repeat(1490)}'${folder}/src'`);
  return new Map([['dist/index.js', normalize(written, [[folder, '/project']])]]);
}

test('a long and a short folder lead to the same sizes', () => {
  const long = `/${'l'.repeat(90)}`;
  expect(withNormalizedSizes(lines('1.6 kB'), builtIn(long))).toEqual(lines('1.5 kB'));
  expect(withNormalizedSizes(lines('1.5 kB'), builtIn('/s'))).toEqual(lines('1.5 kB'));
});

test('a total that depends on the folder is refused with a suggestion', () => {
  const table = [...lines('1.6 kB'), '       Total:   3.2 kB'];
  expect(() => withNormalizedSizes(table, builtIn(`/${'l'.repeat(90)}`))).toThrow(
    'performance.printFileSize',
  );
});
