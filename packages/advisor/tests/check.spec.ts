// What the check of a pasted package.json finds and corrects: each rule, recorded packages, the
// packages of the advisor, and texts that are no package.json.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { allPackages } from '../src/browser/data/packages.ts';
import { fileText } from '../src/browser/data/print.ts';
import { type CheckedManifest, checkManifest } from '../src/check/check.ts';
import { counterpartOf } from '../src/check/counterpart.ts';
import { publintFindings } from '../src/check/rules/publint.ts';
import { type RuleId, rules } from '../src/check/rules/table.ts';

const sound = {
  name: 'price-tag',
  version: '1.0.0',
  type: 'module',
  exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' } },
  files: ['dist'],
  sideEffects: false,
  engines: { node: '>=22.12' },
};
const root = (conditions: unknown) => ({ exports: { '.': conditions } });
const imports = (value: unknown) => ({ imports: { '#a': value } });
const [esm, cjs] = ['./dist/index.js', './dist/index.cjs'];

/** For each rule, what makes it fail, and whether it is corrected. */
const fixtures: Record<RuleId, [fields: object | string, isCorrected: boolean]> = {
  JSON_COMMENT: ['{\n  // mine\n  "name": "a" /* b */\n}', true],
  JSON_TRAILING_COMMA: ['{ "name": "a", }', true],
  JSON_DUPLICATE_KEY: ['{ "name": "a", "name": "b" }', true],
  FIELD_INVALID_VALUE_TYPE: [{ main: 5 }, false],
  USE_TYPE: [{ type: undefined }, true],
  USE_ENGINES_NODE: [{ ...root({ require: cjs }), engines: {} }, false],
  USE_SIDE_EFFECTS: [{ module: esm, sideEffects: undefined }, false],
  LOCAL_DEPENDENCY: [{ dependencies: { a: 'file:../a' } }, false],
  INVALID_REPOSITORY_VALUE: [{ repository: { url: 'https://github.com/a/b' } }, true],
  DEPRECATED_FIELD_JSNEXT: [{ 'jsnext:main': esm }, true],
  HAS_MODULE_BUT_NO_EXPORTS: [{ module: esm, exports: undefined }, false],
  USE_EXPORTS_BROWSER: [{ browser: esm }, false],
  USE_EXPORTS_OR_IMPORTS_BROWSER: [{ browser: { [esm]: './dist/web.js' } }, false],
  FILE_INVALID_JSX_EXTENSION: [root('./dist/index.mjsx'), false],
  EXPORTS_MISSING_ROOT_ENTRYPOINT: [{ main: esm, exports: { './a': esm } }, false],
  EXPORTS_VALUE_CONFLICTS_WITH_BROWSER: [
    { ...root({ worker: esm, default: esm }), browser: { [esm]: './dist/web.js' } },
    false,
  ],
  EXPORTS_FALLBACK_ARRAY_USE: [root([esm]), false],
  IMPORTS_FALLBACK_ARRAY_USE: [imports([esm]), false],
  EXPORTS_VALUE_INVALID: [root('dist/index.js'), true],
  IMPORTS_VALUE_INVALID: [imports('.dist/a.js'), true],
  EXPORTS_GLOB_NO_DEPRECATED_SUBPATH_MAPPING: [
    { exports: { './a/': './dist/a/' } },
    true,
  ],
  IMPORTS_GLOB_NO_DEPRECATED_SUBPATH_MAPPING: [{ imports: { '#a/': './dist/a/' } }, true],
  EXPORTS_TYPES_SHOULD_BE_FIRST: [root({ import: esm, types: './dist/a.d.ts' }), true],
  EXPORTS_DEFAULT_SHOULD_BE_LAST: [root({ default: esm, import: esm }), true],
  IMPORTS_DEFAULT_SHOULD_BE_LAST: [imports({ default: esm, node: esm }), true],
  EXPORTS_MODULE_SHOULD_PRECEDE_REQUIRE: [root({ require: cjs, module: esm }), true],
  IMPORTS_MODULE_SHOULD_PRECEDE_REQUIRE: [imports({ require: cjs, module: esm }), true],
  IMPORTS_KEY_INVALID: [{ imports: { a: esm } }, true],
  EXPORTS_TYPES_INVALID_FORMAT: [
    {
      types: './dist/index.d.ts',
      ...root({ types: './dist/index.d.ts', import: esm, require: cjs }),
    },
    true,
  ],
  TYPES_SHARED_BY_FORMATS: [
    root({ types: './dist/index.d.ts', import: esm, require: cjs }),
    true,
  ],
  TYPES_NOT_EXPORTED: [{ types: './types/index.d.ts', ...root(esm) }, false],
  EXPORTS_MISSING: [{ main: esm, exports: undefined }, false],
  IMPORT_IS_COMMONJS: [
    { type: 'commonjs', ...root({ import: esm, require: cjs }) },
    true,
  ],
  REQUIRE_IS_ESM: [root({ import: './dist/index.mjs', require: esm }), true],
  FILES_MISSING: [{ files: undefined }, true],
  FILES_WITHOUT_TARGET: [{ files: ['lib'] }, true],
  SIDE_EFFECTS_WITHOUT_CSS: [{ exports: { './a.css': './dist/a.css' } }, true],
  FRAMEWORK_IS_DEPENDENCY: [{ dependencies: { react: '^19.0.0' } }, true],
  PEER_IS_DEPENDENCY: [
    {
      dependencies: { a: '1' },
      peerDependencies: { a: '1' },
      devDependencies: { a: '1' },
    },
    true,
  ],
  PEER_NOT_INSTALLED: [{ peerDependencies: { vue: '^3.0.0' } }, true],
  PEER_WITHOUT_JSX_RUNTIME: [{ peerDependencies: { react: '>=16.8 <20' } }, false],
};

const textOf = (fields: object) => JSON.stringify({ ...sound, ...fields }, null, 2);

async function checked(text: string): Promise<CheckedManifest> {
  const answer = await checkManifest(text);
  if ('why' in answer) throw new Error(answer.why);
  return answer;
}

for (const [rule, [fields, isCorrected]] of Object.entries(fixtures)) {
  test(`${rule} is reported, and ${isCorrected ? '' : 'not '}corrected`, async () => {
    const text = typeof fields === 'string' ? fields : textOf(fields);
    const { reports, corrected } = await checked(text);
    const own = reports.filter((report) => report.rule === rule);
    expect(own.length).toBeGreaterThan(0);
    expect(own.every((report) => report.isCorrected)).toBe(isCorrected);
    // JSON.parse stops at what npm stops at.
    const after = await publintFindings(JSON.parse(corrected));
    const left = after.some((finding) => finding.rule === rule);
    expect(left).toBe(rule in rulesOfPublint && !isCorrected);
  });
}

const types = readFileSync('node_modules/publint/src/index.d.ts', 'utf8');
const rulesOfPublint = Object.fromEntries(
  [...types.matchAll(/BaseMessage<\s*'(\w+)'/g)].map(([, code = '']) => [code, true]),
);

test('publint has no rule that is neither run nor known to need the files', () => {
  const needFiles = Object.keys(rulesOfPublint).filter((code) => !(code in rules));
  expect(needFiles.sort()).toEqual([
    'BIN_FILE_NOT_EXECUTABLE',
    'CJS_WITH_ESMODULE_DEFAULT_EXPORT',
    'EXPORTS_GLOB_NO_MATCHED_FILES',
    'EXPORTS_MODULE_SHOULD_BE_ESM',
    'FILE_DOES_NOT_EXIST',
    'FILE_INVALID_EXPLICIT_FORMAT',
    'FILE_INVALID_FORMAT',
    'FILE_NOT_PUBLISHED',
    'HAS_ESM_MAIN_BUT_NO_EXPORTS',
    'IMPLICIT_INDEX_JS_INVALID_FORMAT',
    'IMPORTS_GLOB_NO_MATCHED_FILES',
    'IMPORTS_MODULE_SHOULD_BE_ESM',
    'MODULE_SHOULD_BE_ESM',
    'NESTED_PACKAGE_JSON_FIELD_IGNORED',
    'USE_FILES',
    'USE_LICENSE',
  ]);
});

test('each rule links to a section of both languages', () => {
  for (const [section] of Object.values(rules))
    for (const language of ['en', 'zh']) {
      const [page, id] = section.split('#');
      const source = readFileSync(`docs/${language}${page}.mdx`, 'utf8');
      expect(source, section).toContain(`{#${id}}`);
    }
});

/** Rules whose text says on which file it depends, and words in messages about files. */
const dependsOnFiles = ['USE_ENGINES_NODE', 'TYPES_NOT_EXPORTED'];
const aboutFiles = /does not exist|written in|published|\.__esModule|"engines\.node"/;

test('recorded packages get what publint recorded of them, and nothing else of it', async () => {
  let compared = 0;
  for (const id of readdirSync('docs/samples')) {
    const folder = `docs/samples/${id}`;
    const recorded = JSON.parse(readOr(`${folder}/recorded.json`) ?? '{}');
    const run = (recorded.exercises ?? []).find(({ command = '' }) =>
      command.includes('publint'),
    );
    const text = readOr(`${folder}/package.json`);
    if (!run || !text) continue;
    const said: string[] = run.says;
    const levels = said.filter((line) => !aboutFiles.test(line) && line.includes(': '));
    const found = await publintFindings(JSON.parse(text));
    const ours = found
      .filter(({ rule }) => rule in rules && !dependsOnFiles.includes(rule))
      .map(({ level }) => level);
    expect(ours.sort(), id).toEqual(levels.map((line) => line.split(':')[0]).sort());
    compared++;
  }
  expect(compared).toBeGreaterThan(50);
});

function readOr(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

test('proved packages are sound, and their counterpart is of the same shape', async () => {
  for (const { id, plan, manifest } of allPackages()) {
    const text = fileText(manifest);
    const { reports } = await checked(text);
    // A script has no `type`, which publint suggests for every package.
    const found = reports.map(({ rule }) => rule).filter((rule) => rule !== 'USE_TYPE');
    expect(found, id).toEqual([]);
    const { formats, multipleEntries, types: isTyped } = plan;
    expect(counterpartOf(JSON.parse(text))?.plan, id).toMatchObject({
      formats,
      multipleEntries,
      types: isTyped,
    });
  }
});

test('a correction leaves the other lines as they were written', async () => {
  const text =
    '{\r\n\t"name": "a",\r\n\t"type": "module",\r\n\t"main": "./a.js",\r\n' +
    '\t"exports": { ".": { "default": "./a.js", "types": "./a.d.ts" } },\r\n' +
    '\t"files": [ "a.js", "a.d.ts" ]\r\n}\r\n';
  const { corrected } = await checked(text);
  expect(corrected).toBe(
    text.replace(
      '"default": "./a.js", "types": "./a.d.ts"',
      '"types": "./a.d.ts", "default": "./a.js"',
    ),
  );
});

for (const [what, text, why] of [
  ['HTML', '<!doctype html><p>{}</p>', 'html'],
  ['a configuration', "import { defineConfig } from '@rslib/core';", 'script'],
  ['tsconfig.json', '{ "compilerOptions": { "strict": true, } }', 'tsconfig'],
  ['a lock file', '{ "name": "a", "lockfileVersion": 3 }', 'lock-file'],
  ['a list', '[1, 2]', 'other-json'],
  ['other JSON', '{ "rules": {} }', 'other-json'],
  ['deep nesting', '['.repeat(100_000), 'too-deep'],
  ['5 MB', `{ "name": "${'a'.repeat(5_000_000)}" }`, 'too-long'],
  ['many lines', `{${'\n'.repeat(50_000)}}`, 'too-long'],
  ['a key without quotes', '{\n  "name": "a",\n  type: "module"\n}', 'syntax'],
] as const)
  test(`${what} instead of a package.json is recognized`, async () => {
    expect(await checkManifest(text)).toMatchObject({ why });
  });

test('a syntax error has its line and column', async () => {
  expect(await checkManifest('{\n  "name": "a",\n  type: "module"\n}')).toEqual({
    why: 'syntax',
    line: 3,
    column: 3,
    found: 'type:',
  });
});

test('two thousand hostile texts cause no exception, and no correction is left half done', async () => {
  test.setTimeout(300_000);
  const texts = Object.values(fixtures).map(([fields]) =>
    typeof fields === 'string' ? fields : textOf(fields),
  );
  const values = [
    'null',
    '5',
    '[]',
    '{}',
    '"./*"',
    '"../a"',
    '"__proto__"',
    '{"types":{}}',
  ];
  let state = 26;
  const random = (count: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % count;
  };
  for (let round = 0; round < 2_000; round++) {
    const text = texts[random(texts.length)] ?? '';
    const mutated = text.replaceAll(/"[^"]*"(?!:)|[{}]/g, (part) => {
      if (random(9) > 0) return part;
      return values[random(values.length)] ?? part;
    });
    const cut = random(4) === 0 ? mutated.slice(0, random(mutated.length)) : mutated;
    const answer = await checkManifest(cut);
    if ('why' in answer) continue;
    JSON.parse(answer.corrected);
    expect((await checked(answer.corrected)).corrected, cut).toBe(answer.corrected);
  }
});
