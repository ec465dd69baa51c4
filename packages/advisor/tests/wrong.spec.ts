// Advice that is wrong does not pass: each mistake that a mapping could make is found by one of the checks.
import { rmSync, writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import type { Leaf } from '../src/browser/data/leaves.ts';
import type { CheckKind } from '../src/browser/data/proof.ts';
import { complaintsOf, differences } from '../src/record/compare.ts';
import { loadAll } from '../src/record/load.ts';
import { proofOf } from '../src/record/outcome.ts';
import { prove } from '../src/record/prove.ts';
import { leafNamed, ownFolder, spoiled } from './support.ts';

test.describe.configure({ timeout: 300_000 });

test.afterEach(() => {
  rmSync(ownFolder(), { recursive: true, force: true });
});

interface Mistake {
  readonly what: string;
  readonly id: string;
  readonly file: 'manifest' | 'config';
  readonly from: string;
  readonly to: string;
  /** The check that finds it. */
  readonly found: CheckKind;
}

const mistakes: readonly Mistake[] = [
  {
    what: 'one declaration file for both formats',
    id: 'esm-cjs_node18_types',
    file: 'manifest',
    from: '        "types": "./dist/cjs/index.d.cts"',
    to: '        "types": "./dist/esm/index.d.ts"',
    found: 'types-node16',
  },
  {
    what: 'a file that is not uploaded',
    id: 'esm_node20.19_types',
    file: 'manifest',
    from: '"files": ["dist"]',
    to: '"files": ["src"]',
    found: 'import',
  },
  {
    what: 'a type that is not the one of the files',
    id: 'esm_node20.19_types',
    file: 'manifest',
    from: '"type": "module"',
    to: '"type": "commonjs"',
    found: 'import',
  },
  {
    what: 'a script without a global variable',
    id: 'script',
    file: 'config',
    from: "name: 'PriceTag'",
    to: "name: 'Other'",
    found: 'script',
  },
  {
    what: 'two stylesheets',
    id: 'esm-cjs_web_node18_css',
    file: 'config',
    from: 'emitCss: false',
    to: 'emitCss: true',
    found: 'style',
  },
  {
    what: 'a stylesheet that is lost',
    id: 'esm_web_css',
    file: 'config',
    from: "target: 'web'",
    to: "target: 'node'",
    found: 'style',
  },
  {
    what: 'types behind the condition that fits everybody',
    id: 'esm_web_types',
    file: 'manifest',
    from: '"types": "./dist/index.d.ts"',
    to: '"node": "./dist/index.js", "default": "./dist/index.js", "types": "./dist/index.d.ts"',
    found: 'publint',
  },
];

function withMistake({ id, file, from, to }: Mistake): Leaf {
  const leaf = leafNamed(id);
  if (file === 'config') return { ...leaf, config: spoiled(leaf.config, from, to) };
  return { ...leaf, manifest: spoiled(leaf.manifest, from, to) };
}

for (const mistake of mistakes) {
  test(`${mistake.what} is found`, async () => {
    const outcomes = await prove([withMistake(mistake)], ownFolder());
    const text = complaintsOf(outcomes).join('\n');
    expect(text).toContain(`The package "${mistake.id}" fails at "${mistake.found}"`);
    expect(text).toContain('Correct packages/advisor/src/browser/data');
  });
}

test('an ES module cannot be required where Node.js is as old as 18', () => {
  const folder = ownFolder();
  const file = `${folder}/module.mjs`;
  writeFileSync(file, 'export const answer = 42;\n');
  const job = { key: 'module', how: 'require', file } as const;
  expect(loadAll([job], folder, false)).toEqual({
    module: { ok: true, says: ['answer: 42'] },
  });
  const { module } = loadAll([job], folder, true);
  expect(module?.ok).toBe(false);
  expect(module?.says.join()).toContain('ERR_REQUIRE_ESM');
});

test('a package that does not build is told with the tool’s words', async () => {
  const leaf = leafNamed('script');
  const config = spoiled(leaf.config, "type: 'global', ", '');
  await expect(prove([{ ...leaf, config }], ownFolder())).rejects.toThrow(
    /Rslib does not build script:[\s\S]*Library name must be unset/,
  );
});

test('what comes out otherwise than recorded is told with the lines', async () => {
  const leaf = leafNamed('esm_web');
  const outcomes = await prove([leaf], ownFolder());
  const [outcome] = outcomes.values();
  if (!outcome) throw new Error('Nothing came out.');
  const { packed, checks } = proofOf(outcome);
  const before = { esm_web: { packed: { ...packed, 'dist/index.js': 1 }, checks } };
  const [text = ''] = differences(before, outcomes);
  expect(text).toContain('The package "esm_web" comes out otherwise');
  expect(text).toMatch(/- +"dist\/index\.js": 1,/);
  expect(differences({ esm_web: { packed, checks } }, outcomes)).toEqual([]);
  expect(differences({}, outcomes)[0]).toContain('is not on record');
});
