// What authors see when they look at the sources of a package.
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { compareScript } from '../src/build/script.ts';
import { type Kind, kinds } from '../src/sources/kinds.ts';
import { lookAtSources } from '../src/sources/sources.ts';
import type { Texts } from './builds.ts';
import { examples } from './sources.ts';

/** Writes a package into a folder of its own. */
function packageOf(texts: Texts): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sources-'));
  for (const [file, text] of Object.entries({ 'package.json': '{}', ...texts })) {
    mkdirSync(path.dirname(`${folder}/${file}`), { recursive: true });
    writeFileSync(`${folder}/${file}`, text);
  }
  return folder;
}

/** The places of a kind in a package. */
function placesOf(kind: Kind, texts: Texts): string[] {
  const { lines } = lookAtSources(packageOf(texts), undefined, true);
  const at = lines.indexOf(`! ${kinds[kind].is}`);
  const rest = at < 0 ? [] : lines.slice(at + 3);
  const end = rest.findIndex((line) => !line.startsWith('    '));
  return rest.slice(0, end).map((line) => line.trim());
}

for (const [kind, { at, green, red }] of Object.entries(examples))
  test(`finds ${kind}, with file and line, and nothing in the twin`, () => {
    expect(placesOf(kind as Kind, red)).toEqual(at);
    expect(placesOf(kind as Kind, green)).toEqual([]);
  });

test('the downloaded script looks at sources', async () => {
  const script = await compareScript();
  const look = (folder: string, ...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [script, 'sources', ...args],
      { encoding: 'utf8', cwd: folder },
    );
    return { status, text: stdout + stderr };
  };
  const plain = { 'src/index.ts': 'export const a = <T>(b: T) => b satisfies T;\n' };
  const clean = packageOf(plain);
  const nothing = { status: 0, text: 'files in src: 1, nothing to look at\n' };
  expect(look(clean)).toEqual(nothing);
  expect(look(clean, 'src')).toEqual(nothing);
  const all = Array.from({ length: 10 }, (_, at) => `import './${at}.css';\n`);
  const many = packageOf({ 'src/index.ts': all.join('') });
  expect(look(many).text).toContain('./7.css\n    and 2 more, which --all prints\nfiles');
  expect(look(many, '--all').text).toContain('./9.css\nfiles in src: 1, 10 to look at');
  expect(look(clean, 'lib')).toEqual({
    status: 2,
    text: expect.stringMatching(/^There is no folder ".*lib"\.\n$/),
  });
  expect(look(clean, 'src', 'lib')).toEqual({
    status: 2,
    text: expect.stringContaining(
      'Name one folder of sources, without --run.\n\nCompares',
    ),
  });
  expect(look(clean, '--run')).toEqual({
    status: 2,
    text: expect.stringContaining('without --run'),
  });
  expect(look(`${clean}/src`)).toEqual({
    status: 2,
    text: 'There is no package.json in ".". Run the script in the folder of your package.\n',
  });
  const empty = { status: 2, text: 'There are no sources in "src".\n' };
  expect(look(packageOf({ 'src/a.txt': '' }))).toEqual(empty);
  for (const [file, text] of [
    ['package.json', '{'],
    ['tsconfig.json', '{ "references": '],
  ] as const)
    expect(look(packageOf({ ...plain, [file]: text }))).toEqual({
      status: 2,
      text: expect.stringContaining(`${file} is not valid: SyntaxError`),
    });
});

test('sources that cannot be read are named, and the others are read', () => {
  const folder = packageOf({
    'src/broken.ts': 'export const a = 1;\nexport const = 2;\n',
    'src/locked.ts': '',
    'src/index.ts': "import './a.css';\n",
    'src/App.vue': '<template />',
  });
  chmodSync(`${folder}/src/locked.ts`, 0);
  const { hasUnread, lines } = lookAtSources(folder, undefined, false);
  expect(hasUnread).toBe(true);
  const isRoot = process.getuid?.() === 0;
  expect(lines[0]).toBe('✗ src/broken.ts:2 cannot be read: Unexpected token');
  if (!isRoot) expect(lines[1]).toMatch(/^✗ src\/locked.ts cannot be read: EACCES/);
  expect(lines.slice(-3)).toEqual([
    '    src/index.ts:1  ./a.css',
    'not read: 1 components, such as .vue files',
    `files in src: ${isRoot ? 2 : 1}, 1 to look at`,
  ]);
});

test('sources may be in another folder, or in that of the package', () => {
  const style = "import './a.css';\n";
  const texts = {
    'package.json': '{ "main": "lib/index.js" }',
    'index.ts': style,
    'source/a.ts': style,
    'lib/index.js': style,
    'dist/index.js': style,
    'dist-old/index.d.ts': style,
    'bench.ts': style,
    'test-d/index.ts': style,
    'rslib.config.ts': style,
    'index.test.ts': style,
    'examples/a.ts': style,
    'node_modules/a/index.js': style,
  };
  const folder = packageOf(texts);
  const shown = (sources?: string) => lookAtSources(folder, sources, true).lines.slice(3);
  const two = ['    index.ts:1  ./a.css', '    source/a.ts:1  ./a.css'];
  expect(shown()).toEqual([...two, 'files: 2, 2 to look at']);
  expect(shown('source')).toEqual([two[1], 'files in source: 1, 1 to look at']);
});
