// Wrong advice is never recorded: each mistake in the data fails one of the checks.
import { writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { differences } from '@site/samples/build/kind';
import { emptyFolder } from '@site/samples/build/scratch';
import { hasChanged } from '../../../tests/support/selection.ts';
import { type AdvisedPackage, allPackages } from '../src/browser/data/packages.ts';
import type { Line } from '../src/browser/data/print.ts';
import type { CheckKind } from '../src/browser/data/proof.ts';
import { loadFile } from '../src/record/checks.ts';
import { complaintsAbout, filesOf, proofs, readRecord } from '../src/record/kind.ts';
import { prove } from '../src/record/prove.ts';

/** Packages with the same id are built at the same time. */
const scratch = () => test.info().testId;

interface Mistake {
  readonly what: string;
  readonly id: string;
  readonly file: 'manifest' | 'config';
  readonly from: string;
  readonly to: string;
  /** The check that fails. */
  readonly fails: CheckKind;
}

const mistakes: readonly Mistake[] = [
  {
    what: 'one declaration file for both formats',
    id: 'esm-cjs_node18_types',
    file: 'manifest',
    from: '        "types": "./dist/cjs/index.d.cts"',
    to: '        "types": "./dist/esm/index.d.ts"',
    fails: 'types-node16',
  },
  {
    what: 'a file that is not published',
    id: 'esm_node20.19_types',
    file: 'manifest',
    from: '"files": ["dist"]',
    to: '"files": ["src"]',
    fails: 'import',
  },
  {
    what: 'a `type` that contradicts the format',
    id: 'esm_node20.19_types',
    file: 'manifest',
    from: '"type": "module"',
    to: '"type": "commonjs"',
    fails: 'import',
  },
  {
    what: 'a script without a global variable',
    id: 'script',
    file: 'config',
    from: "name: 'PriceTag'",
    to: "name: 'Other'",
    fails: 'script',
  },
  {
    what: 'two stylesheets',
    id: 'esm-cjs_web_node18_css',
    file: 'config',
    from: 'emitCss: false',
    to: 'emitCss: true',
    fails: 'style',
  },
  {
    what: 'a stylesheet that is not emitted',
    id: 'esm_web_css',
    file: 'config',
    from: "target: 'web'",
    to: "target: 'node'",
    fails: 'style',
  },
  {
    what: '`types` after `default`',
    id: 'esm_web_types',
    file: 'manifest',
    from: '"types": "./dist/index.d.ts"',
    to: '"node": "./dist/index.js", "default": "./dist/index.js", "types": "./dist/index.d.ts"',
    fails: 'publint',
  },
];

function packageNamed(id: string): AdvisedPackage {
  const advised = allPackages().find((one) => one.id === id);
  if (!advised) throw new Error(`There is no package ${id}.`);
  return advised;
}

/** A package with the first occurrence of `from` replaced in one of its files. */
function withMistake({ id, file, from, to }: Omit<Mistake, 'what' | 'fails'>) {
  const advised = packageNamed(id);
  const lines = [...advised[file]];
  const index = lines.findIndex(({ text }) => text.includes(from));
  if (index < 0) throw new Error(`No line of ${file} contains ${from}`);
  lines.splice(index, 1, { text: lines[index]?.text.replace(from, to) ?? '' });
  return { ...advised, [file]: lines satisfies Line[] };
}

for (const mistake of mistakes) {
  if (!hasChanged(['packages/advisor/src/'])) continue;
  test(`${mistake.what} is rejected by ${mistake.fails}`, async () => {
    const { failed } = await prove(withMistake(mistake), scratch());
    const message = complaintsAbout(mistake.id, failed).join('\n');
    expect(message).toContain(
      `The package "${mistake.id}" fails the check "${mistake.fails}"`,
    );
    expect(message).toContain('Correct packages/advisor/src/browser/data');
  });
}

test('for Node.js 18, an ES module cannot be required', async () => {
  const folder = emptyFolder(scratch(), 'module');
  const file = `${folder}/module.mjs`;
  writeFileSync(file, 'export const answer = 42;\n');
  const load = (node: '18' | '20.19') =>
    loadFile('require', file, { folder, plan: { node } });
  expect(await load('20.19')).toEqual({ ok: true, says: ['answer: 42'] });
  const { ok, says } = await load('18');
  expect(ok).toBe(false);
  expect(says.join()).toContain('ERR_REQUIRE_ESM');
});

test('a package that does not build stops the recording with the error of the tool', async () => {
  const broken = withMistake({
    id: 'script',
    file: 'config',
    from: "type: 'global', ",
    to: '',
  });
  await expect(prove(broken, scratch())).rejects.toThrow(
    /Rslib does not build script:[\s\S]*Library name must be unset/,
  );
});

test('a proof that differs from the record is reported with its lines', () => {
  const { esm_web: proof } = readRecord().proofs;
  if (!proof) throw new Error('The package is not recorded.');
  const after = { ...proof, packed: { ...proof.packed, 'dist/index.js': 1 } };
  const differencesOf = (id: string, one: typeof proof) =>
    differences(proofs, 'proofs', id, { files: filesOf(one) });
  const text = differencesOf('esm_web', after).join('\n');
  expect(text).toMatch(/\+ +"dist\/index\.js": 1,/);
  expect(text).toContain('npm run advisor');
  expect(differencesOf('esm_web', proof)).toEqual([]);
  expect(differencesOf('none', proof)[0]).toContain('not recorded');
});
