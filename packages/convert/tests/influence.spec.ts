// Nothing is lost in silence: without a property of a configuration, the answer is another one, or the
// property says what Rslib does anyway.
import { expect, test } from '@playwright/test';
import { tools } from '../src/convert.ts';
import { unneeded } from '../src/mapping/rules.ts';
import { child, descendants, text } from '../src/parse/ast.ts';
import { loadParser } from '../src/parse/parse.ts';
import { answerTo, readShapes } from './shapes.ts';

/** Options that a row declares to be unneeded, by the last part of their names. */
const declared = new Set(
  tools
    .flatMap(({ tables, others }) => Object.values({ ...tables, ...others }).flat())
    .flatMap(([options, , rule]) => (rule === unneeded ? options.split(' ') : []))
    .map((option) => option.replace(/.*\./, '')),
);

/** How properties of shapes begin that may change nothing, and why. */
const harmless: Readonly<Record<string, readonly string[]>> = {
  'Rslib names files and folders like this by itself': [
    "file: 'dist/index.js'",
    "file: 'dist/index.mjs'",
    "file: 'dist/index.d.ts'",
    "file: 'dist/a.mjs'",
    "file: 'dist/a.d.ts'",
    "file: 'dist/b.mjs'",
    "output: { file: 'dist/index.d.ts' }",
    "output: { file: 'dist/a.d.ts' }",
    "entryFileNames: '[name].js'",
    "ext: 'mjs'",
    "dir: 'dist'",
    "outDir: 'dist'",
    "outDir: './dist'",
  ],
  'It is the default, of Rslib or of the old tool': [
    'clean: true',
    'silent: true',
    "formats: ['es', 'umd']",
    'tsconfig: false',
    "tsconfig: './tsconfig.json'",
    "tsconfig: 'tsconfig.json'",
    'inlineDependencies: true',
    'dir: undefined',
  ],
  'Rslib does it without the plugin, or without the option of the plugin': [
    'plugins: [typescript()]',
    'plugins: [esbuild()]',
    'preventAssignment: true',
    "include: 'x'",
    'module: true',
    'compress: true',
    'mangle: true',
  ],
  'Another option of the same configuration says more': [
    "deps: { neverBundle: ['b'] }",
    "neverBundle: ['b']",
    "external: ['b', 'd']",
    "index: 'src/index.ts'",
    'declaration: true',
    'moduleSideEffects: false',
  ],
  'A script contains every package': ['noExternal: [/.*/]', "external: ['react']"],
  'Modules of Node.js are outside': ['external: builtinModules.flatMap('],
  'It belongs to a website or to tests': [
    "root: 'demo'",
    "outDir: 'site'",
    'globals: true',
    'port: 1',
    "environment: 'jsdom'",
  ],
  'The whole object around it is reported, or replaced': [
    'defineConfig',
    "output: { exports: 'named' }",
    "exports: 'named'",
    "output: { file: 'x' }",
    "file: 'x'",
    'annotations: true',
    'buildEnd() {}',
  ],
};

test('no property of a configuration is lost in silence', async () => {
  const parse = await loadParser();
  const known = Object.values(harmless).flat();
  const found = new Set<string>();
  const silent: string[] = [];
  for (const { title, input, expected } of readShapes()) {
    const { config } = input;
    if (/^=> \w+$/.test(expected) || config.startsWith('{')) continue;
    for (const node of descendants(parse(config))) {
      const name = text(child(node, 'key'), 'name');
      if (node.type !== 'Property' || !name || declared.has(name)) continue;
      const property = config.slice(node.start, node.end);
      // Spaces in its place keep the lines.
      const gap = property.replace(/[^\n]/g, ' ');
      const rest = config.slice(node.end).replace(/^(\s*),/, '$1 ');
      const without = config.slice(0, node.start) + gap + rest;
      if ((await answerTo({ ...input, config: without })) !== expected) continue;
      const start = known.find((one) => property.startsWith(one));
      if (start) found.add(start);
      else silent.push(`${title}: ${property}`);
    }
  }
  expect(silent).toEqual([]);
  expect(known.filter((start) => !found.has(start))).toEqual([]);
});
