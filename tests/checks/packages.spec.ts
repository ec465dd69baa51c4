import { expect, test } from '@playwright/test';
import { counterpartFindings, expandCounterparts } from '@site/convert/counterparts';
import { checkFixtures, chinese, english, pair } from '@site/mdx/check-fixtures';
import { repository } from '@site/mdx/repository';
import { apiPage } from '../../tools/checks/packages/api-page.ts';
import { baseTheme } from '../../tools/checks/packages/base-theme.ts';
import { packageCircles } from '../../tools/checks/packages/circles.ts';
import { packageImports } from '../../tools/checks/packages/imports.ts';
import { importTimes } from '../../tools/checks/packages/times.ts';
import { toolchains } from '../../tools/checks/packages/toolchains.ts';
import {
  packageVersions,
  parseInstalled,
  requirements,
} from '../../tools/checks/packages/versions.ts';

const lock = JSON.stringify({
  packages: {
    '': { version: '9.9.9' },
    'node_modules/@rslib/core': { version: '1.0.1', engines: { node: '>=20' } },
    'node_modules/a/node_modules/@rslib/core': { version: '0.1.0' },
  },
});
const installed = parseInstalled(lock);
const table = (row: string) =>
  english(`| Package | For | Version |\n| - | - | - |\n${row}\n`);

checkFixtures('package versions', (pages) => packageVersions(installed, pages), {
  accepted: {
    'the installed version': table('| `@rslib/core` | all | 1.0.1 |'),
    'one version of a package that is not installed': [
      ...table('| `sass` | styles | 2.0.0 |'),
      ...chinese('| `sass` | 样式 | 2.0.0 |'),
    ],
    'rows without a version': table('| `dts: true` | works | 7 |'),
  },
  reported: {
    'another version than the installed one': [
      table('| `@rslib/core` | all | 1.0.0 |'),
      'docs/en/a.mdx:3 “@rslib/core” is 1.0.0 here, and 1.0.1 is installed. Write',
    ],
    'two versions of a package': [
      [...table('| `sass` | styles | 2.0.0 |'), ...chinese('| `sass` | 样式 | 2.0.1 |')],
      'docs/zh/a.mdx:1 “sass” is 2.0.1 here, and 2.0.0 is in another table.',
    ],
  },
});

const quickStart = (text: string) =>
  english(`# A\n\n## Needs {#requirements}\n\n${text}\n`, 'guide/start/quick-start.mdx');

checkFixtures('requirements', (pages) => requirements(installed, pages), {
  accepted: { 'the declared Node.js versions': quickStart('Node.js `>=20`') },
  reported: { 'other Node.js versions': [quickStart('Node.js `>=18`'), ':3 '] },
});

const exported = { values: ['run', 'version'], types: ['RunOptions'] };
const apiTables = (values: string, types: string) => {
  const section = (id: string, names: string) => {
    const rows = names.replaceAll(/(\w+) ?/g, '| `$1` | What |\n');
    return `## A {#${id}}\n\n| Name | What |\n| - | - |\n${rows}\n`;
  };
  return `# A\n\n${section('values', values)}${section('types', types)}${section('more', 'else')}`;
};
const api = apiTables('run version', 'RunOptions');
const apiPages = (zh: string) => pair(api, zh, 'guide/advanced/javascript-api.mdx');

checkFixtures('JavaScript API', (pages) => apiPage(exported, pages), {
  accepted: { 'a row for every export': apiPages(api) },
  reported: {
    'an export in the wrong table': [
      apiPages(apiTables('version', 'run RunOptions')),
      ':3 The table “#values” has no row for “run”.',
      ':13 “run” in “#types” is not exported.',
    ],
    'a page without a table': [
      apiPages('# A\n\n## B {#types}\n'),
      'There is no heading “#values”.',
      'The table “#types” has no row',
    ],
    'a page that one language lacks': [apiPages(api).slice(0, 1), 'The page is missing.'],
  },
});

const options = (list: string, section = 'unbundle') =>
  `# A\n\n<Counterparts section="${section}">\n\n${list}\n\n</Counterparts>\n`;
const optionsPage = 'guide/migration/tsdown-options.mdx';

checkFixtures(
  'counterparts',
  (pages) => counterpartFindings(pages, ['tsdown-options#unbundle']),
  {
    accepted: { 'a table': pair(options(''), options(''), optionsPage) },
    reported: {
      'a table that one language lacks': [
        pair(options(''), options('', 'values'), optionsPage),
        `zh/${optionsPage}:0 Nothing shows the table “tsdown-options#unbundle”.`,
      ],
    },
  },
);

test('a page with a wrong table of options is not built', () => {
  const file = `${repository}/docs/zh/${optionsPage}`;
  const wrong = (source: string) => expect(() => expandCounterparts(source, file));
  wrong(options('- `unbundle`：是的。')).not.toThrow();
  wrong(options('- `bundle`：是的。')).toThrow('.mdx:5  No row begins with “bundle”.');
  wrong(options('', 'values')).toThrow('say what “envFile” is in Rslib.');
  wrong(options('', 'bundle')).toThrow(':3  No table is called “tsdown-options#bundle”');
});

/** A toolchain with its lock file, beside the package.json that documents Rslib 1.0.0. */
function toolchain(asked: object, locked: object = asked, name = 'vue') {
  const versions = Object.entries(locked).map(([key, version]) => [
    `node_modules/${key}`,
    { version },
  ]);
  const folder = `tools/toolchains/${name}`;
  return Object.entries({
    'package.json': { devDependencies: rslib },
    [`${folder}/package.json`]: { devDependencies: asked },
    [`${folder}/package-lock.json`]: { packages: Object.fromEntries(versions) },
  }).map(([file, value]) => ({ file, text: JSON.stringify(value, null, 1) }));
}

const rslib = { '@rslib/core': '1.0.0' };
const vue = (version: string) => ({ ...rslib, vue: version });

checkFixtures('toolchains', toolchains, {
  accepted: {
    'the documented version and a matching lock file': toolchain(vue('3.5.1')),
    'a Node.js without Rslib': toolchain({ node: '24.1.0' }, undefined, 'node-24'),
  },
  reported: {
    'another version of the documented package': [
      toolchain({ '@rslib/core': '0.9.0' }),
      'tools/toolchains/vue/package.json:3 It has @rslib/core 0.9.0, but 1.0.0 is documented.',
    ],
    'a toolchain without the documented package': [
      toolchain({}),
      'It has @rslib/core nothing',
    ],
    'a range of versions, and a package that is not in the lock file': [
      toolchain({ ...vue('^3.5.1'), less: '4.0.0' }, vue('3.5.1')),
      '“^3.5.1” of vue is not one exact version',
      'less 4.0.0 is missing in the lock file',
    ],
  },
});

const workspaces = (needs: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(needs).map(([name, list]) => {
    const dependencies = Object.fromEntries(list.map((one) => [`@site/${one}`, '*']));
    const text = JSON.stringify({ name: `@site/${name}`, dependencies }, null, 1);
    return { file: `packages/${name}/package.json`, text };
  });

/** Two packages, of which `b` lists `a`, and a file of `a`. */
const withFile = (file: string, text: string) => [
  ...workspaces({ a: [], b: ['a'] }),
  { file: `packages/a/${file}`, text },
  { file: 'packages/b/src/data.json', text: '{}' },
];

const toTheOther = {
  import: "import { b } from '@site/b/data.json';",
  'relative import': "const { b } = await import('../../b/src/data.json');",
  url: "const file = new URL('../../b/src/data.json', import.meta.url);",
  path: "const file = 'packages/b/src/data.json';",
};

checkFixtures('circles of packages', packageCircles, {
  accepted: {
    'a tree': workspaces({ a: ['b', 'c', 'd'], b: ['c'], c: ['d'], d: [] }),
    'a comment, a path of no file, and files that a test builds': [
      ...withFile(
        'src/a.ts',
        "// 'packages/b/src/data.json'\nconst a = 'packages/b/no.json';",
      ),
      ...withFile('tests/fixtures/a.ts', toTheOther.path),
    ],
  },
  reported: {
    'a circle, once for each of its packages': [
      workspaces({ a: ['d', 'b'], b: ['c'], c: ['a'], d: [] }),
      'packages/a/package.json:5 This closes a circle of packages: @site/a → @site/b → @site/c → @site/a.',
      'closes a circle of packages: @site/b → @site/c → @site/a → @site/b.',
      'closes a circle of packages: @site/c → @site/a → @site/b → @site/c.',
    ],
    ...Object.fromEntries(
      Object.entries(toTheOther).flatMap(([name, text]) =>
        ['src/a.ts', 'tests/a.spec.ts'].map((file) => [
          `one through a ${name} in ${file}`,
          [
            withFile(file, text),
            'packages/b/package.json:4 This closes a circle of packages: @site/b → @site/a → @site/b.',
            `packages/a/${file}:1 This closes a circle of packages: @site/a → @site/b → @site/a.`,
          ] as const,
        ]),
      ),
    ),
  },
});

/** A package `a` that lists `needs`, and a file of it, beside a package `b`. */
const using = (file: string, text: string, needs: object = {}) => [
  {
    file: 'packages/a/package.json',
    text: JSON.stringify({ name: '@site/a', ...needs }),
  },
  { file: 'packages/b/package.json', text: '{ "name": "@site/b" }' },
  { file: 'packages/b/src/data.json', text: '{}' },
  { file: `packages/a/${file}`, text },
];
const b = { '@site/b': '*' };

checkFixtures('imports of packages', packageImports, {
  accepted: {
    'what a package lists': using('src/a.ts', toTheOther.import, { dependencies: b }),
    'what it lists for its tests': using('tests/a.spec.ts', toTheOther.import, {
      devDependencies: b,
    }),
    'its own files': using('tests/a.spec.ts', "import '../src/a.ts';"),
  },
  reported: {
    'what it does not list': [
      using('src/a.ts', toTheOther.import),
      'packages/a/src/a.ts:1 @site/b is not listed. Add it to the dependencies of packages/a/package.json',
    ],
    'what a test does not list': [
      using('tests/a.spec.ts', toTheOther.import),
      'packages/a/tests/a.spec.ts:1 @site/b is not listed. Add it to the devDependencies',
    ],
    'what is listed for tests alone': [
      using('src/a.ts', toTheOther.import, { devDependencies: b }),
      '@site/b is not listed. Add it to the dependencies',
    ],
    ...Object.fromEntries(
      Object.entries(toTheOther)
        .filter(([name]) => name !== 'import')
        .map(([name, text]) => [
          `a file of another package, by a ${name}`,
          [
            using('tests/a.spec.ts', text, { devDependencies: b }),
            'data.json” is a file of @site/b. Export it in the package.json of @site/b',
          ] as const,
        ]),
    ),
  },
});

/** A package `a`, two exports of a package `b`, and a file that imports something. */
const importing = (file: string, target: string) => [
  { file: 'packages/a/package.json', text: '{ "name": "@site/a" }' },
  {
    file: 'packages/b/package.json',
    text: JSON.stringify({
      name: '@site/b',
      exports: { '.': './src/build/index.ts', './kind': './src/record/kind.ts' },
    }),
  },
  {
    file: 'theme/package.json',
    text: '{ "name": "@site/theme", "exports": { ".": "./a.ts" } }',
  },
  { file, text: `// A comment.\nimport { one } from '${target}';` },
];

checkFixtures('times of imports', importTimes, {
  accepted: {
    'an earlier time': importing('packages/a/src/build/a.ts', '../browser/A'),
    'what all times share': importing('packages/a/src/browser/a.ts', '../format/a.ts'),
    'a record by a recorder': importing('packages/a/src/record/a.ts', '@site/b/kind'),
    'anything by a test': importing('packages/a/tests/a.spec.ts', '../src/record/a.ts'),
    'a record by a command': importing('tools/a.ts', '@site/b/kind'),
    'another package by the build': importing('blocks.ts', '@site/b'),
    'data of the site': importing(
      'packages/a/src/browser/a.ts',
      '../../../../docs/a.json',
    ),
  },
  reported: {
    'a record on the site, by a path': [
      importing('packages/a/src/build/a.ts', '../record/a.ts'),
      'packages/a/src/build/a.ts:2 “../record/a.ts” belongs to “record”, and this file to “build”.',
    ],
    'a record on the site, by a name': [
      importing('packages/a/src/build/a.ts', '@site/b/kind'),
      'belongs to “record”, and this file to “build”. Move what both need to format/',
    ],
    'the build on a page': [
      importing('packages/a/src/browser/a.tsx', '@site/b'),
      'belongs to “build”, and this file to “browser”',
    ],
    'the build on a page, by the theme': [
      importing('theme/home/Home.tsx', '@site/b'),
      'belongs to “build”, and this file to “browser”',
    ],
    'a page in a format': [
      importing('packages/a/src/format/a.ts', '../browser/a.ts'),
      'belongs to “browser”, and this file to “format”',
    ],
    'a record in the configuration': [
      importing('rspress.config.ts', '@site/b/kind'),
      'belongs to “record”, and this file to “build”',
    ],
    'a file in no folder of a time': [
      importing('packages/a/src/a.ts', './b.ts'),
      'packages/a/src/a.ts:0 It is in none of the folders that say when a file runs. Move it to record/',
    ],
    'the sources of a package, by a path': [
      importing('tests/a.spec.ts', '../packages/b/src/build/index.ts'),
      '“../packages/b/src/build/index.ts” is a file of another package. Export it there',
    ],
    'a tool, by a package': [
      importing('packages/a/tests/a.spec.ts', '../../../tools/a.ts'),
      '“../../../tools/a.ts” is a file of another package.',
    ],
    'a tool, by the theme': [
      importing('theme/home/Home.tsx', '../../tools/a.ts'),
      '“../../tools/a.ts” is a file of another package.',
    ],
    'the theme, by a package': [
      importing('packages/a/src/browser/a.ts', '@site/theme'),
      '“@site/theme” belongs to the theme.',
    ],
  },
});

const theme = (text: string, file = 'src/browser/nav/Nav.tsx') => [
  { file: `packages/base-theme/${file}`, text },
];
const needs = (...names: readonly string[]) =>
  theme(
    JSON.stringify(
      { dependencies: Object.fromEntries(names.map((one) => [one, '*'])) },
      null,
      1,
    ),
    'package.json',
  );

checkFixtures('base theme', baseTheme, {
  accepted: {
    'the framework, React, and what the theme is built on': needs(
      '@rspress/core',
      '@site/react-on-intent',
    ),
    'words of the trade': theme('A library that Rspress shows.'),
    'the name of the tool in a feature': [
      { file: 'packages/facts/src/a.ts', text: 'Rslib' },
    ],
  },
  reported: {
    'a feature': [
      needs('react', '@site/search'),
      'packages/base-theme/package.json:4 It depends on @site/search. Let theme/index.tsx',
    ],
    'the name of what is documented': [
      theme('\n// What Rslib emits'),
      'packages/base-theme/src/browser/nav/Nav.tsx:2 It names “Rslib”.',
    ],
  },
});
