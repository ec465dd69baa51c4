// What a hostile or careless package can do: nothing, and the next build works.
import { type AddressInfo, createServer } from 'node:net';
import type { JSHandle } from '@playwright/test';
import type { Engine, Files } from '@site/engine';
import { buildOn } from '../src/record/conformance.ts';
import { expect, test } from './engine.ts';

test.describe.configure({ mode: 'default' });

const small = {
  'package.json': '{ "name": "small", "version": "1.0.0", "type": "module" }',
  'src/index.ts': 'export const answer = 42;\n',
};

const withConfig = (body: string) => ({
  ...small,
  'rslib.config.ts': `${body}\nexport default { lib: [{}] };\n`,
});

async function expectWorking(engine: JSHandle<Engine>) {
  const { ok, files } = await buildOn(engine, small);
  expect(ok).toBe(true);
  expect(files['dist/index.js']).toContain('42');
}

/** What a configuration does, and what its reader is told. */
const configurations: Readonly<Record<string, [body: string, message: RegExp]>> = {
  'throws an error': ["throw new Error('Not today');", /Not today/],
  'ends the process': ['process.exit(3);', /process\.exit\(3\)/],
  'starts a program': ["require('child_process').exec('ls');", /child_process/],
  'imports a package that is not there': ["import 'left-pad';", /left-pad/],
  'is no program': ['const = 1;', /Expression expected|Expected|error/i],
  'removes its package': [
    "require('fs').rmSync('/project', { recursive: true });",
    /any entry module/,
  ],
  'asks for more memory than there is': ['new ArrayBuffer(1e13);', /allocation|length/],
};

/** Each of these fills some gigabytes in seconds unless it is ended. */
const loops = [
  'for (;;) kept.push(new Uint8Array(1e7).fill(1));',
  'do kept.push(Array(1e5).fill(0.5)); while (true);',
  'const eat = () => { outer: while (true) { kept.push({ kept }); continue outer; } }; eat();',
];

/** Packages that cannot be built, and what the reader is told. */
const packages: Readonly<Record<string, [files: Files, message: RegExp]>> = {
  'with a path that leaves it': [
    { ...small, 'src/../../up.ts': '' },
    /not a path inside of a package/,
  ],
  'whose package.json is no JSON': [{ ...small, 'package.json': '{' }, /package\.json/],
  'without an entry': [{ 'package.json': small['package.json'] }, /src\/index/],
  'whose source is no TypeScript': [
    { ...small, 'src/index.ts': 'export const = 1;\n' },
    /src\/index\.ts/,
  ],
};

function testFailure(what: string, files: Files, message: RegExp): void {
  test(`${what} fails with its reason`, async ({ engine }) => {
    const { ok, log } = await buildOn(engine, files);
    expect(ok).toBe(false);
    expect(log).toMatch(message);
    await expectWorking(engine);
  });
}

for (const [does, [body, message]] of Object.entries(configurations))
  testFailure(`a configuration that ${does}`, withConfig(body), message);
for (const loop of loops)
  testFailure(
    `a configuration with the loop ${loop}`,
    withConfig(`const kept = []; ${loop}`),
    /A loop in the configuration was ended after 0\.5 s\./,
  );
for (const [which, [files, message]] of Object.entries(packages))
  testFailure(`a package ${which}`, files, message);

test('an option that needs a program is named', async ({ engine }) => {
  const files = {
    ...small,
    'rslib.config.ts': 'export default { lib: [{ dts: { tsgo: true } }] };\n',
  };
  const result = await engine.evaluate((one, asked) => one.build(asked), files);
  expect(result).toMatchObject({
    ok: false,
    missing: { kind: 'option', name: 'dts.tsgo' },
  });
});

/** What nothing but the end of its worker ends. */
const endless = {
  'a configuration that never ends': withConfig("/^(a+)+$/.test('a'.repeat(60) + 'b');"),
  'a function that plugins call and that never ends': {
    ...small,
    'rslib.config.ts': 'export default { tools: { rspack() { for (;;); } }, lib: [{}] };',
  },
};

for (const [what, files] of Object.entries(endless))
  test(`${what} is ended with its build`, async ({ engine }) => {
    await expectWorking(engine);
    const { ok, log } = await buildOn(engine, files, { limit: 3000 });
    expect(ok).toBe(false);
    expect(log).toContain('No answer in 3 s');
    await expectWorking(engine);
  });

test('loops that end and repeated JSON imports leave a configuration as it is', async ({
  engine,
}) => {
  const { ok, log, files } = await buildOn(engine, {
    ...withConfig(`import data from './data.json';
      import { name } from './name';
      const names = [];
      for (const name of ['a', 'b']) if (name !== 'x') names.push(name);
      let count = 0;
      do count++; while (count < 3);
      outer: for (let i = 0; i < 3; i++) for (;;) { if (i === 1) break outer; continue outer; }
      if (names.join() + count !== 'a,b3' || name !== data.name) throw new Error(name);`),
    'data.json': '{ "name": "shared" }',
    'name.ts': "import data from './data.json';\nexport const { name } = data;\n",
  });
  expect(ok, log).toBe(true);
  expect(files['dist/index.js']).toContain('42');
});

/** Ways out; `there` is the address of another origin. */
const waysOut: Readonly<Record<string, string>> = {
  fetch: 'await fetch(there);',
  'the fetch of another realm': "await Function('return fetch')()(there);",
  XMLHttpRequest:
    "await new Promise((done, fail) => { const x = new XMLHttpRequest(); x.open('GET', there); x.onload = done; x.onerror = fail; x.send(); });",
  WebSocket:
    "await new Promise((done, fail) => { const s = new WebSocket(there.replace('http', 'ws')); s.onopen = done; s.onerror = fail; });",
  'import()': "await new Function('there', 'return import(there)')(there);",
  importScripts: 'importScripts(there);',
  'a worker': 'new Worker(there);',
  caches: "await caches.open('anything'); await fetch(there);",
  indexedDB: "indexedDB.open('anything').result;",
  'a constructor behind a loader':
    "const load = globalThis.importByName; await load.constructor('there', 'return import(there)')(there);",
};

test('a configuration reaches no other origin and no storage', async ({ engine }) => {
  let visits = 0;
  const elsewhere = createServer((socket) => {
    visits += 1;
    socket.destroy();
  });
  await new Promise<void>((done) => void elsewhere.listen(0, '127.0.0.1', done));
  const there = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/a.js`;
  // What is refused below is not the syntax.
  const harmless = withConfig('await new Function("return Promise.resolve()")();');
  expect((await buildOn(engine, harmless)).ok).toBe(true);
  for (const [way, body] of Object.entries(waysOut)) {
    const config = withConfig(`const there = ${JSON.stringify(there)};\n${body}`);
    const { ok } = await buildOn(engine, config);
    expect.soft(ok, way).toBe(false);
    expect.soft(visits, way).toBe(0);
  }
  elsewhere.close();
  await expectWorking(engine);
});

/** Ways to answer the page in place of the engine. */
const forgeries: Readonly<Record<string, string>> = {
  'a message of its own': 'realm.postMessage(forged);',
  'the port that it looks for in a method':
    'const { postMessage } = realm.MessagePort.prototype; realm.MessagePort.prototype.postMessage = function () { postMessage.call(this, forged); };',
  'the port that it looks for in an event':
    "const { get } = Object.getOwnPropertyDescriptor(realm.MessageEvent.prototype, 'data'); Object.defineProperty(realm.MessageEvent.prototype, 'data', { get() { if (this.target instanceof realm.MessagePort) this.target.postMessage(forged); return get.call(this); } });",
  'what it does once a promise is done':
    'const { then } = Promise.prototype; Promise.prototype.then = function (...all) { realm.postMessage(forged); return then.apply(this, all); };',
};

test('a configuration cannot answer in place of the engine', async ({ engine }) => {
  for (const [way, body] of Object.entries(forgeries)) {
    const forged =
      "{ ok: true, files: { 'dist/fake.js': new Uint8Array(1) }, log: ['fake'] }";
    const config = withConfig(
      `const realm = Function('return globalThis')();\nconst forged = ${forged};\n${body}`,
    );
    for (const files of [config, small]) {
      const result = await buildOn(engine, files, { limit: 60_000 });
      expect.soft(Object.keys(result.files), way).toEqual(['dist/index.js']);
      expect.soft(result.log, way).toContain('Rslib v');
    }
    // The next one gets a realm that is not changed.
    await engine.evaluate((one) => one.stop());
  }
});

test('the terminal is that of the command line, from its first line to its last', async ({
  engine,
}) => {
  const plain = await buildOn(engine, small);
  expect(plain.log).toMatch(/^Rslib v\d+\.\d+\.\d+\n\ninfo {4}build started\.\.\.\n/);
  const { log } = await buildOn(engine, withConfig("throw new TypeError('Not today');"));
  expect(log).toMatch(
    /^Rslib v.*\n\nerror {3}Failed to build\.\nerror {3}TypeError: Not today$/,
  );
  const unresolved = { ...small, 'src/index.ts': "import './nowhere';\n" };
  const failed = await buildOn(engine, unresolved);
  expect(failed.log).toMatch(/\nerror {3}Rspack build failed\.$/);
  expect(failed.log).not.toContain('Failed to build.');
});

test('a source of a megabyte among five hundred files is built', async ({ engine }) => {
  const names = Array.from({ length: 500 }, (_, index) => `part${index}`);
  const { files } = await buildOn(engine, {
    ...small,
    ...Object.fromEntries(
      names.map((name) => [`src/${name}.ts`, `export const ${name} = '${name}';\n`]),
    ),
    'src/large.ts': `export const text = ${JSON.stringify('x'.repeat(1_000_000))};\n`,
    'src/index.ts': ['large', ...names]
      .map((name) => `export * from './${name}';\n`)
      .join(''),
  });
  expect(files['dist/index.js']?.length).toBeGreaterThan(1_000_000);
  expect(files['dist/index.js']).toContain('part499');
});
