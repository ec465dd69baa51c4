import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { repository } from '@site/mdx/repository';
import { listFiles } from '@site/samples/format/files';
import { runCommand } from '@site/samples/record/command';
import { copyInputs } from '@site/samples/record/scratch';
import { choiceOf, type FactorRow, factors } from './factors.ts';

/** What is built: a folder of `fixtures`, with what is in `fixtures/shared`. */
export type Input = 'typescript' | 'react' | 'node';

/** A build of an input with the values of a row. */
export interface Build {
  readonly input: Input;
  readonly row: FactorRow;
  readonly folder: string;
  readonly exitCode: number;
  readonly printed: string;
  /** Texts of what is in `dist` afterwards, by path in it. */
  readonly files: ReadonlyMap<string, string>;
}

const inputs = fileURLToPath(new URL('fixtures', import.meta.url));
const scratch = `${repository}/.cache/pairs`;

/** An IIFE cannot have exports, so its entry sets a global. */
const globalLibrary = '(globalThis as Record<string, unknown>).library';

/** The files that are in `dist` before the build. */
export const earlier = ['stale.js', 'KEPT.txt', 'KEPT.d.ts'];

/** Builds an input with the values of a row, in a folder of its own. */
export async function build(input: Input, row: FactorRow): Promise<Build> {
  const folder = `${scratch}/${input}-${row.join('')}`;
  rmSync(folder, { recursive: true, force: true });
  for (const from of ['shared', input]) copyInputs(`${inputs}/${from}`, folder);
  edit(`${folder}/package.json`, 'TYPE', choiceOf(row, 'type'));
  if (choiceOf(row, 'cssModules') === 'named' && input === 'react')
    edit(`${folder}/src/index.tsx`, 'import styles', 'import * as styles');
  mkdirSync(`${folder}/dist`);
  for (const name of earlier) writeFileSync(`${folder}/dist/${name}`, '// earlier\n');
  if (choiceOf(row, 'format') === 'iife') {
    const script = `import * as library from './index';\n\n${globalLibrary} = library;\n`;
    writeFileSync(`${folder}/src/script.ts`, script);
  }
  writeFileSync(`${folder}/rslib.config.mjs`, configuration(input, row));
  const { exitCode, output } = await runCommand(['rslib'], folder);
  const read = (name: string): [string, string] => [
    name,
    readFileSync(`${folder}/dist/${name}`, 'utf8'),
  ];
  const files = new Map(listFiles(`${folder}/dist`).map(read));
  return { input, row, folder, exitCode, printed: output, files };
}

/** Removes the folder of a build. */
export function removeBuild({ folder }: Build): void {
  rmSync(folder, { recursive: true, force: true });
}

function configuration(input: Input, row: FactorRow): string {
  const values = factors.map((factor, index) => factor.values[row[index] ?? 0]);
  const lib = Object.assign({}, ...values.map((one) => one?.lib));
  const output = Object.assign({}, ...values.map((one) => one?.output));
  const react = input === 'react';
  const bundleless = lib.bundle === false;
  const extension = react ? 'tsx' : 'ts';
  const entry = bundleless
    ? { index: ['./src/**', '!./src/env.d.ts'] }
    : { index: lib.format === 'iife' ? './src/script.ts' : `./src/index.${extension}` };
  const config = { lib: [lib], output, source: { entry } };
  const text = JSON.stringify(config, null, 2).replaceAll('"KEPT"', '/KEPT/');
  return [
    "import { defineConfig } from '@rslib/core';",
    ...(react ? ["import { pluginReact } from '@rsbuild/plugin-react';"] : []),
    '',
    `export default defineConfig({ ...${text}${react ? ', plugins: [pluginReact()]' : ''} });`,
    '',
  ].join('\n');
}

function edit(file: string, from: string, to: string): void {
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
}
