// Readers who migrate find every option of the other tool in the tables of its guide. The options
// are those in the types of the installed tools; only a change of a guide or of a tool can
// leave one out.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { listedOptions } from '@site/convert/counterparts';
import { languages } from '@site/mdx/language';
import { repository } from '@site/mdx/repository';
import { installToolchain } from '@site/samples/record/toolchains';
import { hasChanged } from '../support/selection.ts';

/** The options of each tool with a guide, by the name of the guide. */
const optionsOf: Readonly<Record<string, () => string[]>> = {
  'modernjs-module': () =>
    fieldsOf(
      types('modernjs-module', '@modern-js/module-tools/dist/types/config/index.d.ts'),
      'PartialBaseBuildConfig',
    ),
  rollup: () => {
    const declarations = types('rollup', 'rollup/dist/rollup.d.ts');
    return fieldsOf(declarations, 'InputOptions', 'OutputOptions');
  },
  tsdown: () => fieldsOf(types('tsdown', `tsdown/dist/${tsdownTypes()}`), 'UserConfig'),
  tsup: () => fieldsOf(types('tsup', 'tsup/dist/index.d.ts'), 'Options'),
  unbuild: () => {
    const unbuild = types('unbuild', 'unbuild/dist/index.d.mts');
    const mkdist = types('unbuild', 'mkdist/dist/index.d.mts');
    const rollup = fieldsOf(unbuild, 'RollupBuildOptions');
    return [
      ...fieldsOf(unbuild, 'BuildConfig', 'BuildOptions', 'BaseBuildEntry'),
      ...rollup.map((name) => `rollup.${name}`),
      ...fieldsOf(mkdist, 'MkdistOptions', 'LoaderOptions'),
    ];
  },
  vite: () => fieldsOf(types('vite', 'vite/dist/node/index.d.ts'), 'LibraryOptions'),
  webpack: () => {
    const schema = types('webpack', 'webpack/schemas/WebpackOptions.json');
    const { properties, definitions } = JSON.parse(schema);
    return Object.keys({ ...properties, ...definitions.Output.properties });
  },
};

for (const [tool, options] of Object.entries(optionsOf)) {
  /** What the guide consists of, in each language. */
  const guides = languages.map((language) =>
    ['', '-options'].map((kind) => `docs/${language}/guide/migration/${tool}${kind}.mdx`),
  );
  const sources = [
    ...guides.flat(),
    `packages/convert/src/mapping/options/${tool}.json`,
    `tools/toolchains/${tool}/package-lock.json`,
  ];
  if (hasChanged(sources))
    test(`the guide for ${tool} lists every option`, () => {
      const all = options();
      expect(all.length).toBeGreaterThan(4);
      for (const files of guides) {
        const listed = new Set([...files.flatMap(firstColumns), ...listedOptions(tool)]);
        // A row for `dts.only` is one for `dts`.
        const names = new Set([...listed].flatMap((one) => [one, one.split('.')[0]]));
        const missing = all.filter((option) => !names.has(option));
        const todo = `${files[0]}: give each a row with its counterpart, or say that it has none`;
        expect(missing, todo).toEqual([]);
      }
    });
}

/** The code in the first columns of the tables in a file, if it exists. */
function firstColumns(file: string): string[] {
  if (!existsSync(`${repository}/${file}`)) return [];
  const source = readFileSync(`${repository}/${file}`, 'utf8');
  return [...source.matchAll(/^\|([^|]+)\|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([\w.]+)/g)].map(([, option = '']) => option),
  );
}

/** A file of a package in a toolchain. */
function types(toolchain: string, file: string): string {
  return readFileSync(`${installToolchain(toolchain)}/node_modules/${file}`, 'utf8');
}

/** The file with the types of tsdown, whose name ends with a hash. */
function tsdownTypes(): string {
  const files = readdirSync(`${installToolchain('tsdown')}/node_modules/tsdown/dist`);
  const [file = ''] = files.filter((name) => /^types-.+\.d\.mts$/.test(name));
  return file;
}

/** The names of the top-level fields of types in a declaration file. */
function fieldsOf(declarations: string, ...names: readonly string[]): string[] {
  return names.flatMap((name) => {
    const start = new RegExp(
      `^(?:export )?(?:declare )?(?:type ${name} =|interface ${name}(?: extends .+)?) \\{$`,
      'm',
    ).exec(declarations);
    if (!start) throw new Error(`There is no type “${name}” of the expected form.`);
    const [body = ''] = declarations.slice(start.index).split(/\n\};?(?:\n|$)/, 1);
    const indent = /\n([ \t]+)\w+\??:/.exec(body)?.[1] ?? '';
    const fields = body.matchAll(new RegExp(`^${indent}(\\w+)\\??:`, 'gm'));
    return [...fields].map(([, field = '']) => field);
  });
}
