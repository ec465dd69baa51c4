// Whatever is pasted, there is an answer: a conversion, or a message at the right place.
import { expect, test } from '@playwright/test';
import { hostileTexts } from '../../../tests/support/hostile.ts';
import { convert } from '../src/convert.ts';
import type { Input } from '../src/read/input.ts';
import { readShapes } from './shapes.ts';

const empty: Input = { config: '', manifest: '', tsconfig: '' };
const problemsOf = async (input: Partial<Input>) => {
  const answer = await convert({ ...empty, ...input });
  return answer.ok ? [] : answer.problems;
};

const cases: readonly [
  title: string,
  input: Partial<Input>,
  expected: Record<string, unknown>,
][] = [
  ['HTML', { config: '<!doctype html><p>404</p>' }, { key: 'html' }],
  ['a page of XML', { config: '<?xml version="1.0"?><a/>' }, { key: 'html' }],
  [
    'a syntax error',
    { config: 'export default {\n  a: [1,\n  b: }' },
    { line: 3, column: 6 },
  ],
  ['an error in an object', { config: '{ a: 1,, }' }, { line: 1, column: 8 }],
  [
    'Python',
    { config: 'def build():\n  return 1' },
    { key: 'syntax', line: 1, column: 5 },
  ],
  ['CSS', { config: '.a { color: red }' }, { key: 'syntax', line: 1, column: 1 }],
  ['a sentence', { config: 'My config does not work' }, { key: 'syntax' }],
  ['nothing exported', { config: 'const a = 1;' }, { key: 'noExport' }],
  [
    'an unknown tool',
    { config: 'export default { whatever: 1 }' },
    { key: 'unknownTool' },
  ],
  [
    'webpack',
    { config: "module.exports = { entry: './a', module: { rules: [] } }" },
    { key: 'otherTool', detail: 'webpack' },
  ],
  [
    'a small webpack configuration',
    {
      config:
        "module.exports = { mode: 'production', entry: './src/index.js', output: { library: 'x', libraryTarget: 'umd' } }",
    },
    { key: 'otherTool', detail: 'webpack', link: '/guide/migration/webpack' },
  ],
  [
    'options of esbuild',
    {
      config:
        "export default { entryPoints: ['src/a.ts'], bundle: true, outdir: 'dist' }",
    },
    { key: 'noGuide', detail: 'esbuild' },
  ],
  [
    'a script that calls esbuild',
    {
      config: "import { build } from 'esbuild';\nawait build({ entryPoints: ['a.ts'] });",
    },
    { key: 'noGuide', detail: 'esbuild' },
  ],
  [
    'Modern.js Module',
    {
      config:
        "import { moduleTools, defineConfig } from '@modern-js/module-tools';\nexport default defineConfig({ plugins: [moduleTools()], buildPreset: 'npm-library' })",
    },
    { key: 'otherTool', detail: 'Modern.js Module' },
  ],
  [
    'father',
    { config: "export default { esm: { output: 'dist/esm' } }" },
    { key: 'otherTool', detail: 'father', link: '/guide/migration/convert#father' },
  ],
  [
    'Rsbuild',
    {
      config:
        "import { defineConfig } from '@rsbuild/core';\nexport default defineConfig({})",
    },
    { key: 'noGuide', detail: 'Rsbuild', link: '/config/rsbuild/' },
  ],
  [
    'a package.json whose tool is configured elsewhere',
    { manifest: '{ "scripts": { "build": "tsup", "dev": "tsup --watch" } }' },
    { field: 'config', key: 'noConfig' },
  ],
  [
    'a package.json that runs bunchee',
    { manifest: '{ "scripts": { "build": "bunchee" } }' },
    { field: 'config', key: 'otherTool', detail: 'bunchee' },
  ],
  [
    'a file of webpack that says nothing but its name',
    { name: 'webpack.config.js', config: 'module.exports = {}' },
    { key: 'otherTool', detail: 'webpack' },
  ],
  [
    'a file of Vite that says nothing but its name',
    { name: 'vite.config.ts', config: 'export default {}' },
    { key: 'application' },
  ],
  [
    'a tsconfig.json alone',
    { tsconfig: '{ "compilerOptions": {} }' },
    { field: 'config', key: 'noConfig' },
  ],
  [
    'Rslib',
    {
      config:
        "import { defineConfig } from '@rslib/core'; export default defineConfig({})",
    },
    { key: 'done' },
  ],
  ['a tsconfig.json', { config: '{ "compilerOptions": {} }' }, { key: 'isTsconfig' }],
  [
    'a package.json',
    { config: '{ "name": "a", "version": "1" }' },
    { key: 'isManifest' },
  ],
  ['a broken package.json', { manifest: '{\n  "a" 1 }' }, { field: 'manifest', line: 2 }],
  [
    'a list as tsconfig.json',
    { tsconfig: '[]' },
    { field: 'tsconfig', key: 'notObject' },
  ],
  [
    'deep nesting',
    { config: `export default ${'['.repeat(20_000)}${']'.repeat(20_000)}` },
    { key: 'syntax', line: 1 },
  ],
];

for (const [title, input, expected] of cases) {
  test(`${title} is recognised`, async () => {
    const [problem] = await problemsOf(input);
    expect(problem).toMatchObject(expected);
  });
}

test('nothing pasted is no problem', async () => {
  expect(await problemsOf({ config: ' \n' })).toEqual([]);
});

test('JSON may have comments, trailing commas and a byte order mark', async () => {
  const manifest = '\uFEFF{ // a\n "name": "x", /* b */ "files": ["dist",], }';
  const answer = await convert({
    ...empty,
    manifest,
    tsconfig: manifest,
    config: 'export default { input: "src/index.js", output: { file: "dist/index.js" } }',
  });
  expect(answer.ok).toBe(true);
});

test('hundreds of hostile texts in every field get an answer', async () => {
  const texts = hostileTexts(20261124, 300);
  let answers = 0;
  for (const [index, text] of texts.entries()) {
    const inputs: Partial<Input>[] = [
      { config: text, manifest: texts[(index * 7) % texts.length] ?? '' },
      { config: `export default { entry: ${JSON.stringify(text)}, format: ${text} }` },
      {
        config: `export default { input: ${JSON.stringify(text)}, output: { [${JSON.stringify(text)}]: 1 } }`,
        tsconfig: JSON.stringify({ compilerOptions: { target: text }, [text]: text }),
        manifest: JSON.stringify({
          scripts: { [text]: text },
          exports: { [text]: text },
        }),
      },
    ];
    for (const input of inputs) {
      const answer = await convert({ ...empty, ...input });
      answers += answer.ok ? Number(answer.conversion.files.length > 0) : 1;
    }
  }
  expect(answers).toBe(texts.length * 3);
});

test('values that double in each line end', async () => {
  const lines = (first: string, next: (name: string) => string) =>
    Array.from({ length: 30 }, (_, index) =>
      index === 0
        ? `const v0 = ${first};`
        : `const v${index} = ${next(`v${index - 1}`)};`,
    ).join('\n');
  const texts = [
    lines('"a"', (name) => `\`\${${name}}\${${name}}\``),
    lines('["a"]', (name) => `[...${name}, ...${name}]`),
    lines('["a"]', (name) => `[${name}, ${name}]`),
    lines('{ a: 1 }', (name) => `({ a: ${name}, b: ${name} })`),
    `const v29 = ["a"];\n${'v29.push(...v29);\n'.repeat(30)}`,
  ];
  for (const text of texts) {
    const config = `${text}\nexport default { entry: v29, format: 'esm' }`;
    expect((await convert({ ...empty, config })).ok, text).toBe(true);
  }
});

test('configurations with a piece cut out or doubled get an answer, and good ones stay code', async () => {
  let converted = 0;
  const unread: string[] = [];
  for (const { input } of readShapes()) {
    for (let piece = 0; piece < 10; piece++) {
      const { length } = input.config;
      const from = Math.floor((length * piece) / 10);
      const cut = input.config.slice(from, from + 7);
      for (const config of [
        input.config.replace(cut, ''),
        input.config.replace(cut, () => cut + cut),
      ]) {
        const answer = await convert({ ...input, config }, false);
        if (!answer.ok) continue;
        converted++;
        const [file] = answer.conversion.files;
        const again = await convert({ ...empty, config: file?.text ?? '' }, false);
        if (again.ok || again.problems[0]?.key !== 'done') unread.push(config);
      }
    }
  }
  expect(unread).toEqual([]);
  expect(converted).toBeGreaterThan(200);
});
