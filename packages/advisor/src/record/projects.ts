import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { repository } from '@site/pages/repository';
import type { PackedFiles } from '@site/samples/build/package-checks';
import { styleTypes } from '../browser/data/package-json.ts';
import type { AdvisedPackage } from '../browser/data/packages.ts';
import {
  entryNames,
  type Plan,
  packageName,
  secondEntry,
  sourceExtension,
} from '../browser/data/plan.ts';
import { fileText } from '../browser/data/print.ts';

/** The sources of all advised packages, and the recorded proofs. */
export const advisorFolder = `${repository}/docs/advisor`;

/** A built package, and a consumer: a project that has it installed. */
export interface BuiltPackage extends AdvisedPackage {
  /** Absolute path of the package's folder. */
  readonly folder: string;
  readonly files: PackedFiles;
  /** Absolute path of the consumer's folder. */
  readonly consumer: string;
}

/** Writes the two advised files, and the sources that such a package has, into `folder`. */
export function writePackage(advised: AdvisedPackage, folder: string): void {
  const { plan, manifest, config } = advised;
  mkdirSync(`${folder}/src`, { recursive: true });
  writeFileSync(`${folder}/package.json`, fileText(manifest));
  writeFileSync(`${folder}/rslib.config.ts`, fileText(config));
  const copy = (from: string, to: string) =>
    cpSync(`${advisorFolder}/source/${from}`, `${folder}/${to}`);
  const language = plan.types ? 'ts' : 'js';
  for (const name of entryNames(plan)) {
    const source = plan.css && name === 'index' ? 'styled' : name;
    copy(`${language}/${source}.${language}`, `src/${name}.${sourceExtension(plan)}`);
  }
  if (plan.css) copy('price.module.css', 'src/price.module.css');
  if (plan.types) copy('tsconfig.json', 'tsconfig.json');
  if (plan.css && plan.types) {
    copy('ts/env.d.ts', 'src/env.d.ts');
    copy('style.css.d.ts', styleTypes(plan));
  }
}

/** Writes a project with the package in `node_modules`, as npm would install it. */
export function writeConsumer(built: BuiltPackage): void {
  const { plan, files, consumer } = built;
  for (const [file, content] of files) {
    const target = `${consumer}/node_modules/${packageName}/${file}`;
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, content);
  }
  mkdirSync(`${consumer}/app`);
  const write = (file: string, lines: readonly string[]) =>
    writeFileSync(`${consumer}/${file}`, `${lines.join('\n')}\n`);
  const names = entryNames(plan).map((name) => (name === 'index' ? main : second));
  const exported = names.map((name) => `export * from '${name}';`);
  const required = names.map((name) => `...require('${name}')`).join(', ');
  const styles = plan.css ? [`import '${packageName}/style.css';`] : [];
  write('package.json', [
    '{ "name": "consumer", "version": "1.0.0", "private": true, "type": "module" }',
  ]);
  write('import.mjs', exported);
  write('require.cjs', [`module.exports = { ${required} };`]);
  write('app/index.mjs', [...exported, ...styles]);
  write('rslib.config.mjs', application);
  write('use.ts', [...typedUse(plan), ...styles]);
  write('use.cts', typedUse(plan));
}

const main = packageName;
const second = `${packageName}/${secondEntry}`;

/** Fails to compile if a type is wrong or `any`: a call that must fail would succeed. */
function typedUse({ multipleEntries }: Plan): string[] {
  return [
    `import { formatPrice } from '${main}';`,
    ...(multipleEntries ? [`import { parsePrice } from '${second}';`] : []),
    'export const text: string = formatPrice(1250);',
    '// @ts-expect-error an amount is a number',
    "formatPrice('1250');",
    ...(multipleEntries ? ["export const cents: number = parsePrice('12.50 EUR');"] : []),
  ];
}

/** An application whose bundler copies every package into one file. */
const application = [
  'export default {',
  "  source: { entry: { index: './app/index.mjs' } },",
  "  lib: [{ format: 'esm' }],",
  "  output: { target: 'web', autoExternal: false, distPath: 'bundle' },",
  '};',
];
