import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const words = 'tools/checks/words';
export const settings = [
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

/** A small project with a mistake of each kind that a check finds. */
export const project: Readonly<Record<string, string>> = {
  'docs/en/guide/a.mdx':
    '## When\n\nA gadget, and api-extractor. A mistaek. <Term id="b">B</Term>\n\n<Sample id="a" />\n\n<Option name="lib.b" />\n\n[Nowhere](/nowhere)\n\n```bash\nnpm i @microsoft/api-extractor\n```\n\n```ts\na();\n```\n\n```ts fragment=lib\nformt: "esm"\n```\n',
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

/** Writes the project into `folder`, with the settings and the declarations of this repository that checks read there. */
export function writeProject(folder: string): void {
  const place = (file: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    return path.join(folder, file);
  };
  for (const file of [...settings, declarations])
    copyFileSync(path.join(root, file), place(file));
  for (const [file, text] of Object.entries(project)) writeFileSync(place(file), text);
}
