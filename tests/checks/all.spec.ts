// Every check is wired: a small project with one mistake for each of them.
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { runAll } from '../../tools/checks/all.ts';
import { readProject } from '../../tools/repository/read.ts';

// Loading the dictionaries takes seconds, and more on a busy machine.
test.describe.configure({ timeout: 90_000 });

const root = fileURLToPath(new URL('../..', import.meta.url));
const words = 'tools/checks/words';
const settings = [
  'cspell.json',
  '.autocorrectrc',
  `${words}/product.txt`,
  `${words}/craft.txt`,
];

/** Read from the installed package, not from the repository. */
const declarations = 'node_modules/@rslib/core/dist-types/index.d.ts';

const term = {
  id: 'a',
  group: 'b',
  synonyms: [],
  never: { en: ['gadget'], zh: [] },
  see: '/nowhere',
  en: { term: 'A', definition: 'A.' },
  zh: { term: '甲', definition: '甲。' },
};

const named = {
  ...term,
  id: 'extractor',
  en: { term: 'API Extractor', definition: 'A.' },
};

const zh = [
  '# 题',
  '## 何时 {#when}',
  '用Rslib构建(好)，看"这里"，*您*好，`a`的。',
  '[甲](/zh/a)',
  '<Sample id="b" />',
  '```js\na();\n```',
].join('\n\n');

const project: Readonly<Record<string, string>> = {
  'docs/en/guide/a.mdx':
    '## When\n\nA gadget, and api-extractor. A mistaek. <Term id="b">B</Term>\n\n<Sample id="a" />\n\n<Option name="lib.b" />\n\n[Nowhere](/nowhere)\n\n```ts\na();\n```\n\n```ts fragment=lib\nformt: "esm"\n```\n',
  'docs/zh/guide/a.mdx': zh,
  'docs/en/guide/only.mdx':
    '---\ntitle: a\n---\n\n{/* Write: more. */}\n\n<Nope />\n\n[here](/a)\n\n## A big Thing\n',
  'docs/en/open.mdx': '<Open>',
  'docs/en/_nav.json': '["a"]',
  'docs/zh/_nav.json': '["b"]',
  'docs/samples/unused/sample.json': '{}',
  'tools/checks/samples/long-lines.json': '{ "docs/samples/unused/a.js": 1 }',
  'docs/samples/unused/dist/index.js': '__helper();',
  'docs/shared/glossary/terms.json': JSON.stringify([term, named]),
  'docs/shared/packages/versions.json':
    '[{ "name": "a", "version": "1.0.0", "evidence": "installed" }]',
  'docs/shared/packages/plugins.json':
    '{ "on": "today", "node": "20", "rslib": "1", "typescript": "7", "plugins": [] }',
  'docs/en/guide/start/quick-start.mdx': '# Quick',
  'docs/en/guide/advanced/javascript-api.mdx': '# API',
  'package.json': '{ "devDependencies": { "@rslib/core": "1.0.0" } }',
  'tools/toolchains/a/package.json': '{ "devDependencies": {} }',
  'package-lock.json': JSON.stringify({
    packages: {
      'node_modules/@rslib/core': { version: '1.0.0', engines: { node: '>=99' } },
    },
  }),
  'theme/not-found/moved.json': '{ "old": "gone" }',
  'docs/shared/quality/figures.json': JSON.stringify({
    made: {},
    documented: { package: '@rslib/core', version: '0.0.2' },
    tests: null,
    checks: {},
    samples: {},
    options: {},
    parity: {},
    site: null,
  }),
  'theme/i18n.json': '{ "a": { "en": "A" } }',
  'theme/overview/data/purposes.json':
    '{ "/gone": { "en": "A purpose.", "zh": "用途。" } }',
  'tools/translations/states.json': '{}',
  'tools/checks/strings/same.json': '{}',
  'tools/checks/routes/specified.json': '["/specified"]',
  'tools/checks/unwritten/list.json': '{ "routes": ["/guide/a"] }',
  'tools/checks/migration/options.json': '{ "tsup": ["a"] }',
  'tools/checks/words/more.txt': 'b\na\n',
  'tools/facts/facts.json': JSON.stringify({
    versions: { '@rslib/core': '0.0.1' },
    fields: { 'lib.a': {} },
    commands: { build: { flags: [{ name: '--a', aliases: [] }] } },
    messages: [],
    links: [{ url: 'https://rslib.rs/nowhere', from: ['lib.a'] }],
  }),
  'tools/facts/places.json': '{}',
  'tools/facts/links.json': '{}',
  'tools/checks/explain/exceptions.json': '[]',
  'tools/facts/descriptions/cli.json': '{ "flags": {}, "commands": {} }',
  'tools/facts/reviewed/formats.json': '{ "lib.b": { "formats": [], "evidence": {} } }',
  'tools/facts/reviewed/project.json': '{ "lib.c": "read from the project" }',
  'docs/public/.well-known/security.txt': `Contact: a\nExpires: 2027-01-01T00:00:00Z`,
  'theme/a.ts': "import './b';\n",
  'theme/b.ts': "import './a';\nimport '../tools/c';\n",
  'tools/c.ts': '',
  'decisions/README.md': '# Decisions',
  'decisions/a.md': '# A\n\n**Decision.** A. **What would change our mind.** B.\n',
  'README.md': `See ${['', 'root', 'x'].join('/')}.`,
};

const expected = [
  'The page cannot be read',
  'docs/zh/guide/only.mdx does not exist',
  'Entry 1 is “b”',
  'Heading 1 is “# 题”',
  'Shows <Sample id="b" />',
  'Block of code 1 differs in language',
  'lacks the link /nowhere',
  'The page has no title',
  'The link to /zh/a names a language',
  'A link is called “here”',
  'is a heading with a capital in “Thing”',
  'docs/samples/unused/a.js has 0 long lines',
  'A block of ts is typed into the page',
  "'formt' does not exist",
  'There is no sample "a"',
  'No page shows the sample "unused"',
  'so the sidebar does not show docs/en/guide/a.mdx',
  '“old” leads to /gone, which is no page in en',
  'The page /specified does not exist',
  'is on the list of unwritten pages',
  'A prompt is left: “more.”',
  'It was read from @rslib/core 0.0.1',
  'The option lib.a has no place',
  '“/gone” is not where the overview shows an option',
  'The page documents “lib.b”',
  'The page does not exist.',
  'The command build is not described',
  'The figures are about @rslib/core 0.0.2',
  'lib.b: the tool has no such option',
  'lib.c: the tool has no such option',
  'The tool links to /nowhere',
  '“a” points at /nowhere',
  '“gadget” is written',
  '“api-extractor” stands where',
  'The glossary has no term “b”',
  'There is no component <Nope>',
  'a is listed as installed in version 1.0.0',
  'do not name the Node.js versions “>=99”',
  'There is no heading “#values”',
  'The page about plugins is missing.',
  'The page about tsup is missing.',
  'No note explains __helper',
  'The note “es-module”: the tool has no option lib.format',
  'The page is missing.',
  'is not set as Chinese text is',
  'There is no space in',
  'stands in half-width brackets',
  'stands in straight quotation marks',
  'addressed as 您',
  'set in italics',
  '“a” has no text in the language zh',
  'The title “a” is a key of theme/i18n.json',
  'names a path of one machine',
  'The record of a decision is not in decisions/README.md',
  'It imports tools/c.ts',
  'It imports itself: theme/a.ts → theme/b.ts → theme/a.ts',
  'It has @rslib/core nothing',
  'The input has no record',
  'It does not name the address at which it is published',
  '“a” stands after “b”',
  '“mistaek” is not a word',
];

let folder = '';
test.beforeEach(() => {
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'checks-')));
});
test.afterEach(() => rmSync(folder, { recursive: true }));

test('a mistake of each kind is found', async () => {
  const files = Object.entries(project).map(([file, text]) => ({ file, text }));
  const copied = (file: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    copyFileSync(path.join(root, file), path.join(folder, file));
  };
  copied(declarations);
  for (const file of settings) {
    copied(file);
    files.push({ file, text: readFileSync(path.join(root, file), 'utf8') });
  }
  writeFileSync(path.join(folder, 'README.md'), 'A mistaek.\n');
  const { findings, notes, checks } = await runAll(folder, files);
  const said = findings.map(({ what }) => what);
  expect(expected.filter((part) => !said.some((what) => what.includes(part)))).toEqual(
    [],
  );
  expect(notes.map(({ what }) => what)).toEqual([
    'It is not written yet.',
    'It is not written yet.',
    'Nobody has said that it agrees with the English page: never confirmed.',
  ]);
  expect(checks, 'a new check needs a mistake here').toBe(expected.length);
});

test('the repository is read from git: tracked and new files, without ignored ones', () => {
  const names = readProject(root).map(({ file }) => file);
  expect(names).toContain('tools/checks/all.ts');
  expect(names.filter((file) => file.startsWith('node_modules/'))).toEqual([]);
});
