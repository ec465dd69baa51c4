// What a reader builds with: the script `build`, flags, and what is fetched for a build.
import type { JSHandle } from '@playwright/test';
import type { BuildOptions, Engine, Files, Progress } from '@site/engine';
import { buildOn } from '../src/record/conformance.ts';
import { expect, test } from './engine.ts';

const small = (build?: string): Files => ({
  'package.json': JSON.stringify({
    name: 'small',
    version: '1.0.0',
    type: 'module',
    ...(build && { scripts: { build } }),
  }),
  'src/index.ts': 'export const answer = 42;\n',
});

const built = async (engine: JSHandle<Engine>, files: Files, options?: BuildOptions) => {
  const { ok, log, files: emitted } = await buildOn(engine, files, options);
  return { ok, log, names: Object.keys(emitted).sort() };
};

test('a build script that consists of Rslib commands is what runs', async ({
  engine,
}) => {
  const both = 'rslib --format cjs && rslib --no-clean --log-level error';
  const { ok, log, names } = await built(engine, small(both));
  expect(ok, log).toBe(true);
  expect(names).toEqual(['dist/index.cjs', 'dist/index.js']);
  const other = await built(engine, small('tsc && rslib --format cjs'));
  expect(other.names, 'no other program can run').toEqual(['dist/index.js']);
  expect(other.log, 'the level of the build before it').toContain('build started...');
});

test('commands are run one after the other, also after one that fails', async ({
  engine,
}) => {
  const commands = [['rslib', '--entry', 'src/nowhere.ts'], ['rslib']];
  const { ok, log, names } = await built(engine, small(), { commands });
  expect(ok).toBe(false);
  expect(log).toContain("Can't resolve");
  expect(names).toEqual(['dist/index.js']);
});

test('watch mode is refused by its name', async ({ engine }) => {
  const asked = { files: small(), options: { commands: [['rslib', '--watch']] } };
  const result = await engine.evaluate(
    (one, { files, options }) => one.build(files, options),
    asked,
  );
  expect(result).toMatchObject({ ok: false, missing: { name: '--watch' } });
});

test('a preset inside of the package is used', async ({ engine }) => {
  const { ok, log, names } = await built(engine, {
    ...small(),
    'node_modules/@own/preset/package.json':
      '{ "name": "@own/preset", "type": "module", "exports": { "default": "./preset.js" } }',
    'node_modules/@own/preset/preset.js':
      "import { defineConfig } from '@rslib/core';\nexport const own = defineConfig({ lib: [{ format: 'cjs' }] });\n",
    'rslib.config.ts': "import { own } from '@own/preset';\nexport default own;\n",
  });
  expect(ok, log).toBe(true);
  expect(names).toEqual(['dist/index.cjs']);
});

/** Which packages are fetched for a configuration. */
const fetched = {
  "import { pluginSass } from '@rsbuild/plugin-sass';\nexport default { output: { target: 'web' }, plugins: [pluginSass()], lib: [{}] };":
    ['Sass'],
  "import { pluginLess } from '@rsbuild/plugin-less';\nexport default { output: { target: 'web' }, plugins: [pluginLess()], lib: [{}] };":
    ['Less'],
  'export default { lib: [{}] };': [],
};

test('a script is fetched when a configuration asks for what it has, and only then', async ({
  engine,
}) => {
  await engine.evaluate((one) => one.stop());
  for (const [config, parts] of Object.entries(fetched)) {
    const progress = await engine.evaluate(
      async (one, files) => {
        const reports: Progress[] = [];
        one.onProgress = (report) => void reports.push(report);
        const { ok } = await one.build(files);
        return ok ? reports : [];
      },
      { ...small(), 'rslib.config.ts': config },
    );
    const names = progress.flatMap((one) =>
      one.kind === 'fetchingPart' ? one.part : [],
    );
    expect(names, config).toEqual(parts);
    expect(progress, config).toContainEqual({ kind: 'building' });
  }
});
