// Wrong advice is never recorded: each mistake in the data fails one of the checks.
import { expect, test } from '@playwright/test';
import { hasChanged } from '@site/test-support/selection';
import { allPackages } from '../src/browser/data/packages.ts';
import { prove } from '../src/record/kind.ts';

/** Changes of a package, each with a part of the complaint. */
const mistakes = [
  {
    what: 'one declaration file for both formats',
    id: 'esm-cjs_node18_types',
    file: 'manifest',
    from: '        "types": "./dist/cjs/index.d.cts"',
    to: '        "types": "./dist/esm/index.d.ts"',
    fails: 'tsc --strict use.cts',
  },
  {
    what: 'an ES module that Node.js 18 cannot require',
    id: 'esm-cjs_node18_types',
    file: 'manifest',
    from: '"default": "./dist/cjs/index.cjs"',
    to: '"default": "./dist/esm/index.js"',
    fails: 'no-experimental-require-module',
  },
  {
    what: 'types that CommonJS consumers do not find',
    id: 'esm_node20.19_types',
    file: 'manifest',
    from: '"types": "./dist/index.d.ts"',
    to: '"import": "./dist/index.js", "require": null',
    fails: 'nodenext: use.cts',
  },
  {
    what: 'a file that is not published',
    id: 'esm_node20.19_types',
    file: 'manifest',
    from: '"files": ["dist"]',
    to: '"files": ["src"]',
    fails: 'import * as library',
  },
  {
    what: 'a `type` that contradicts the format',
    id: 'esm_node20.19_types',
    file: 'manifest',
    from: '"type": "module"',
    to: '"type": "commonjs"',
    fails: 'import * as library',
  },
  {
    what: 'a script without a global variable',
    id: 'script',
    file: 'config',
    from: "name: 'PriceTag'",
    to: "name: 'Other'",
    fails: '<script',
  },
  {
    what: 'two stylesheets',
    id: 'esm-cjs_web_node18_css',
    file: 'config',
    from: 'emitCss: false',
    to: 'emitCss: true',
    fails: '2 stylesheets',
  },
  {
    what: '`types` after `default`',
    id: 'esm_web_types',
    file: 'manifest',
    from: '"types": "./dist/index.d.ts"',
    to: '"node": "./dist/index.js", "default": "./dist/index.js", "types": "./dist/index.d.ts"',
    fails: 'npx publint',
  },
] as const;

for (const { what, id, file, from, to, fails } of mistakes) {
  if (!hasChanged(['packages/advisor/src/'])) continue;
  test(`${what} is rejected: ${fails}`, async () => {
    const advised = allPackages().find((one) => one.id === id);
    if (!advised) throw new Error(`There is no package ${id}.`);
    const lines = [...advised[file]];
    const index = lines.findIndex(({ text }) => text.includes(from));
    expect(index).toBeGreaterThanOrEqual(0);
    lines[index] = { text: lines[index]?.text.replace(from, to) ?? '' };
    // Packages with the same id are built at the same time.
    const scratch = test.info().testId;
    const { complaints } = await prove({ ...advised, [file]: lines }, scratch);
    expect(complaints.join('\n')).toContain(fails);
  });
}
