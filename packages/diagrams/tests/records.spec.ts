// What diagrams show is what samples on their pages, and the tool's facts, have recorded.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import facts from '@site/facts/facts.json' with { type: 'json' };
import { repository } from '@site/mdx/repository';
import { type Box, parseDiagram, textIn } from '../src/build/diagram.ts';

const read = (file: string) => readFileSync(path.join(repository, file), 'utf8');
const diagram = (id: string) => parseDiagram(read(`docs/shared/diagrams/${id}.json`));
const boxesOf = (id: string): readonly Box[] => diagram(id).rows.flat();
const filesIn = (id: string) => boxesOf(id).flatMap(({ files = [] }) => files);

/** The box `box` of a diagram, with its text in English. */
function boxOf(id: string, box: string) {
  const found = boxesOf(id).find((one) => one.id === box);
  if (!found) throw new Error(`The diagram "${id}" has no box "${box}".`);
  const { title, text, files = [] } = found;
  return { title: textIn('en', title), text: textIn('en', text), files };
}

const sample = (file: string) => read(`docs/samples/${file}`);
const json = (file: string) => JSON.parse(sample(file));

/** Paths of the files that a sample has emitted. */
function emitted(id: string): string[] {
  const { files, outside } = json(`${id}/recorded.json`);
  return [...files, ...outside].map((one: { path: string }) => one.path);
}

const declarations = (id: string) => emitted(id).filter((file) => file.endsWith('.d.ts'));

test('hooks are in the recorded order, and files are where the diagram says', () => {
  const lines: string[] = json('plugins-hooks/recorded.json').commands[0].terminal;
  const names = lines.map((line) => line.split(' ')[0]);
  expect(filesIn('hooks')).toEqual([...new Set(names)]);
  expect(boxOf('hooks', 'files').files).toContain('onAfterEnvironmentCompile');
  expect(lines).toContain("onAfterEnvironmentCompile { 'index.js': true }");
  expect(boxOf('hooks', 'after').files).toContain('onAfterBuild');
  expect(lines).toContain("onAfterBuild { 'index.d.ts': true }");
});

test('the trees of a bundled and a bundleless build are those of the sample', () => {
  const scripts = (names: readonly string[]) =>
    names
      .map((name) => path.basename(name.trim()))
      .filter((name) => /\.[jt]s$/.test(name));
  const sources = readdirSync(`${repository}/docs/samples/output-structure-both/src`, {
    recursive: true,
    encoding: 'utf8',
  });
  expect(scripts(boxOf('structure', 'src').files)).toEqual(scripts(sources.sort()));
  for (const id of ['bundled', 'bundleless']) {
    const all = emitted('output-structure-both').filter((file) =>
      file.startsWith(`dist/${id}/`),
    );
    const code = scripts(all.filter((file) => file.endsWith('.js')));
    expect(scripts(boxOf('structure', id).files), id).toEqual(code);
  }
});

test('conditions and files of exports are those of package.json, in its order', () => {
  const { exports } = json('publish-dual/package.json');
  const shown = boxesOf('exports').filter(({ files }) => files);
  const conditions = ['import', 'require'].flatMap((outer) =>
    Object.entries(exports['.'][outer]).map(([inner, file]) => [outer, inner, file]),
  );
  expect(
    shown.map(({ title, files }) => [
      ...textIn('en', title).replaceAll('`', '').split(' › '),
      `./${files}`,
    ]),
  ).toEqual(conditions);
});

test('imports stay or go in by the field that declares the package', () => {
  const manifest = json('third-party-deps-kinds/package.json');
  const source = sample('third-party-deps-kinds/src/index.js');
  const output = sample('third-party-deps-kinds/dist/index.js');
  const packages = (code: string) =>
    [...code.matchAll(/(?:from |import\()["']([\w-]+)/g)].map(([, name = '']) => name);
  const fields = [
    'dependencies',
    'peerDependencies',
    'optionalDependencies',
    'devDependencies',
  ];
  const fieldOf = (name: string) =>
    fields.find((field) => Object.hasOwn(manifest[field], name)) ?? 'not declared';
  const stay = new Set(packages(output).map(fieldOf));
  expect([...stay].sort()).toEqual(boxOf('dependencies', 'outside').files.toSorted());
  const goIn = packages(source).filter((name) => !packages(output).includes(name));
  const { files, text } = boxOf('dependencies', 'inside');
  expect(new Set(goIn.map(fieldOf))).toEqual(new Set([...files, 'not declared']));
  expect(text).toBe('only, or not declared');
});

test('each way to generate declarations emits as many files as the diagram says', () => {
  const sources = readdirSync(`${repository}/docs/samples/dts-true/src`);
  expect(boxOf('declarations', 'true').text).toContain('one file per source file');
  expect(declarations('dts-true')).toHaveLength(sources.length);
  expect(boxOf('declarations', 'one').text).toContain('One file per entry');
  expect(declarations('dts-bundle')).toHaveLength(1);
  // A type error in the source, which a build without a type check does not report.
  expect(boxOf('declarations', 'isolated').text).toBe('no type check');
  expect(sample('dts-isolated-unchecked/src/index.ts')).toContain('string = 42');
  expect(json('dts-isolated-unchecked/recorded.json').commands[0].exitCode).toBe(0);
});

test('the sibling is built first, and imported at run time', () => {
  const { commands, outside } = json('monorepo-turbo/recorded.json');
  const lines: string[] = commands.flatMap((one: { terminal: string[] }) => one.terminal);
  const built = lines.flatMap(
    (line) => /^@roads\/(\w+):build: cache miss/.exec(line)?.[1] ?? [],
  );
  expect(built.slice(0, 2)).toEqual(['units', 'trips']);
  expect(boxOf('monorepo', 'units').title).toBe('1. `rslib` in `units`');
  expect(boxOf('monorepo', 'trips').title).toBe('2. `rslib` in `trips`');
  for (const name of boxOf('monorepo', 'trips-dist').files)
    expect(emitted('monorepo-turbo')).toContain(`packages/trips/dist/${name}`);
  const trips = outside.find((one: { path: string }) =>
    one.path.endsWith('trips/dist/index.js'),
  );
  expect(trips.lines.join()).toContain('from "@roads/units"');
  expect(json('monorepo-turbo/turbo.json').tasks.build.dependsOn).toEqual(['^build']);
});

test('the remote has the files that the browser loads', () => {
  const { title, files } = boxOf('federation', 'remote');
  expect(title).toContain('`dist/mf`');
  const names = emitted('federation-remote')
    .filter((file) => file.startsWith('dist/mf/'))
    .map((file) => path.basename(file));
  for (const file of files) {
    const [start = '', end = ''] = file.split('…');
    expect(
      names.filter((name) => name.startsWith(start) && name.endsWith(end)),
      file,
    ).not.toEqual([]);
  }
});

test('styles are where the diagram has them', () => {
  const stylesheets = (id: string, folder = 'dist/') =>
    emitted(id).filter((file) => file.startsWith(folder) && file.endsWith('.css'));
  expect(boxOf('styles', 'bundled').files).toEqual(stylesheets('css-library'));
  expect(Object.keys(json('css-library/package.json').exports)).toContain('./style.css');
  expect(boxOf('styles', 'bundleless').files).toEqual(['dist/badge.css']);
  expect(stylesheets('bundle-css')).toContain('dist/bundleless/badge.css');
  expect(sample('bundle-css/dist/bundleless/badge.js')).toContain('import "./badge.css"');
  expect(stylesheets('output-inject-styles')).toEqual([]);
  expect(sample('output-inject-styles/dist/web/index.js')).toContain(
    'createElement("style")',
  );
  expect(boxOf('styles', 'app4').text).toBe('The default: no CSS');
  expect(stylesheets('output-target-css', 'dist/node')).toEqual([]);
});

test('the formats to choose from are those of the tool', () => {
  const formats = facts.fields['lib.format'].type.match(/\w+/g) ?? [];
  const shown = boxesOf('formats').flatMap(({ title, text }) =>
    [textIn('en', title), textIn('en', text)].flatMap((words) =>
      [...words.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
    ),
  );
  expect(formats.filter((format) => !shown.includes(format))).toEqual([]);
});

test('each tool runs the next one, and Rspack the compilers', () => {
  const dependencies = (name: string) =>
    Object.keys(JSON.parse(read(`node_modules/${name}/package.json`)).dependencies);
  expect(dependencies('@rslib/core')).toContain('@rsbuild/core');
  expect(dependencies('@rsbuild/core')).toContain('@rspack/core');
  const titles = boxesOf('tools').map(({ title }) => textIn('en', title));
  expect(titles.filter(Boolean)).toEqual(['Rslib', 'Rsbuild', 'Rspack']);
  expect(boxOf('tools', 'n3').text).toContain('SWC and Lightning CSS');
  expect(sample('tools-swc-typo/recorded.json')).toContain('builtin:swc-loader');
  expect(sample('tools-lightningcss-strict/recorded.json')).toContain(
    'lightningcss-loader',
  );
});
