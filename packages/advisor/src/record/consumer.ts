import { mkdirSync, writeFileSync } from 'node:fs';
import type { Leaf } from '../browser/data/leaves.ts';
import { packageName, secondEntry } from '../browser/data/names.ts';
import type { Plan } from '../browser/data/plan.ts';
import { type PackedFile, unpack } from './packed.ts';

const main = packageName;
const second = `${packageName}/${secondEntry}`;
const style = `${packageName}/style.css`;

/**
 * Makes a project that has the package installed as npm would install it, with the files in which it is used, and returns its
 * folder.
 */
export function makeConsumer(
  { plan }: Leaf,
  folder: string,
  files: readonly PackedFile[],
): string {
  const consumer = `${folder}.consumer`;
  unpack(folder, files, `${consumer}/node_modules/${packageName}`);
  mkdirSync(`${consumer}/app`, { recursive: true });
  const write = (file: string, lines: readonly string[]) =>
    writeFileSync(`${consumer}/${file}`, `${lines.join('\n')}\n`);
  write('package.json', [
    '{ "name": "consumer", "version": "1.0.0", "private": true, "type": "module" }',
  ]);
  write('import.mjs', imports(plan));
  write('require.cjs', requires(plan));
  write('app/index.mjs', [...imports(plan), ...styles(plan)]);
  write('rslib.config.mjs', application);
  write('use.ts', [...typed(plan), ...styles(plan)]);
  write('use.cts', typed(plan));
  return consumer;
}

function imports({ several }: Plan): string[] {
  return [`export * from '${main}';`, ...(several ? [`export * from '${second}';`] : [])];
}

function requires({ several }: Plan): string[] {
  const names = several ? [main, second] : [main];
  return [
    `module.exports = { ${names.map((one) => `...require('${one}')`).join(', ')} };`,
  ];
}

function styles({ css }: Plan): string[] {
  return css ? [`import '${style}';`] : [];
}

/** A wrong type would be an error in these lines, and so would `any`, which is not assignable to `never`. */
function typed({ several }: Plan): string[] {
  return [
    `import { formatPrice } from '${main}';`,
    ...(several ? [`import { parsePrice } from '${second}';`] : []),
    'export const text: string = formatPrice(1250);',
    '// @ts-expect-error an amount is a number',
    "formatPrice('1250');",
    ...(several ? ["export const cents: number = parsePrice('12.50 EUR');"] : []),
  ];
}

/** An application of a bundler that copies all packages into its own file. */
const application = [
  'export default {',
  "  source: { entry: { index: './app/index.mjs' } },",
  "  lib: [{ format: 'esm' }],",
  "  output: { target: 'web', autoExternal: false, distPath: 'bundle' },",
  '};',
];
