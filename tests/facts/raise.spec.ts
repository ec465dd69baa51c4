// What `npm run raise` leaves behind where it cannot go on: tools/raise/install.ts.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { type House, install } from '../../tools/raise/install.ts';

const manifest = '{\n  "devDependencies": { "@rslib/core": "1.0.0" }\n}\n';
let root: string;

test.beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'site-raise-'));
  for (const folder of ['docs/samples', 'tools/toolchains/old'])
    mkdirSync(`${root}/${folder}`, { recursive: true });
  for (const folder of ['.', 'tools/toolchains/old'])
    writeFileSync(`${root}/${folder}/package.json`, manifest);
  writeFileSync(`${root}/docs/samples/a.js`, 'a();\n');
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], {
      cwd: root,
      stdio: 'ignore',
    });
  git('init');
  git('add', '.');
  git('commit', '--no-gpg-sign', '-m', 'a');
});

test.afterEach(() => rmSync(root, { recursive: true }));

/** A repository whose npm is noted and answers as told. */
function house(answer: (asked: readonly string[]) => boolean) {
  const asked: string[] = [];
  const npm: House['npm'] = (...args) => {
    asked.push(args.join(' '));
    return answer(args);
  };
  const toolchains = ['tools/toolchains/old'];
  return { asked, house: { root, toolchains, recorded: ['docs/samples'], npm } };
}

const read = (folder: string) => readFileSync(`${root}/${folder}/package.json`, 'utf8');
const raisedManifest = manifest.replace('1.0.0', '1.2.3');

test('the version is set and installed in the repository and in each toolchain', () => {
  const { asked, house: good } = house(() => true);
  install('1.2.3', good);
  expect(asked).toEqual([
    'install --no-audit --no-fund',
    'install --prefix tools/toolchains/old --no-audit --no-fund',
  ]);
  expect([read('.'), read('tools/toolchains/old')]).toEqual([
    raisedManifest,
    raisedManifest,
  ]);
});

test('a version that there is not leaves all as it was, and says how to find one', () => {
  const { asked, house: failing } = house(() => false);
  expect(() => install('9.9.9', failing)).toThrow(/9\.9\.9 could not be[\s\S]+npm view/);
  expect(asked).toHaveLength(1);
  expect([read('.'), read('tools/toolchains/old')]).toEqual([manifest, manifest]);
});

test('what is no version is refused before anything is asked or written', () => {
  const { asked, house: good } = house(() => true);
  expect(() => install('latest', good)).toThrow('“latest” is not an exact version');
  expect(asked).toEqual([]);
  expect(read('.')).toBe(manifest);
});

for (const [name, change] of [
  ['changed', () => writeFileSync(`${root}/docs/samples/a.js`, 'b();\n')],
  ['new', () => writeFileSync(`${root}/docs/samples/b.js`, 'b();\n')],
] as const) {
  test(`a ${name} file among what is recorded is refused and stays`, () => {
    change();
    const { asked, house: good } = house(() => true);
    expect(() => install('1.2.3', good)).toThrow(
      /docs\/samples\/[ab]\.js: not committed[\s\S]+git restore/,
    );
    expect(asked).toEqual([]);
    expect(read('.')).toBe(manifest);
    const file = name === 'new' ? 'b.js' : 'a.js';
    expect(readFileSync(`${root}/docs/samples/${file}`, 'utf8')).toBe('b();\n');
  });
}

test('a change elsewhere is no matter', () => {
  writeFileSync(`${root}/README.md`, 'new\n');
  expect(() => install('1.2.3', house(() => true).house)).not.toThrow();
});

test('a toolchain that cannot have the version is named, and its manifest stays', () => {
  const { house: one } = house((asked) => !asked.includes('--prefix'));
  expect(() => install('1.2.3', one)).toThrow('installed in tools/toolchains/old');
  expect([read('.'), read('tools/toolchains/old')]).toEqual([raisedManifest, manifest]);
});
