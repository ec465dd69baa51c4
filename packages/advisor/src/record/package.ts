import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { repository } from '@site/mdx/repository';
import type { Files } from '@site/samples/format/record';
import { styleTypes } from './package-json.ts';
import type { AdvisedPackage } from './packages.ts';
import {
  entryNames,
  type Plan,
  packageName,
  secondEntry,
  sourceExtension,
} from './plan.ts';
import { fileText } from './print.ts';

/** The sources of all advised packages, and the recorded proofs. */
export const advisorFolder = `${repository}/docs/advisor`;

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

/** Writes the files that npm packed of a package into `folder`, and beside them what uses it. */
export function writeInstalled(plan: Plan, files: Files, folder: string): void {
  for (const [file, content] of files) {
    mkdirSync(path.dirname(`${folder}/${file}`), { recursive: true });
    writeFileSync(`${folder}/${file}`, content);
  }
  const write = (file: string, lines: readonly string[]) =>
    writeFileSync(`${folder}/${file}`, `${lines.join('\n')}\n`);
  const styles = plan.css ? [`import '${packageName}/style.css';`] : [];
  write('app.js', [...application(plan), ...styles]);
  write('use.ts', [...typedUse(plan), ...styles]);
  write('use.cts', typedUse(plan));
}

const second = `${packageName}/${secondEntry}`;

/** Prints what the functions of the package return. */
function application({ multipleEntries, css }: Plan): string[] {
  return [
    `import { formatPrice } from '${packageName}';`,
    'console.log(formatPrice(1250));',
    ...(css
      ? [`import { priceTag } from '${packageName}';`, 'console.log(priceTag(1250));']
      : []),
    ...(multipleEntries
      ? [
          `import { parsePrice } from '${second}';`,
          "console.log(parsePrice('12.50 EUR'));",
        ]
      : []),
  ];
}

/** Fails to compile if a type is wrong or `any`: a call that must fail would succeed. */
function typedUse({ multipleEntries }: Plan): string[] {
  return [
    `import { formatPrice } from '${packageName}';`,
    ...(multipleEntries ? [`import { parsePrice } from '${second}';`] : []),
    'export const text: string = formatPrice(1250);',
    '// @ts-expect-error an amount is a number',
    "formatPrice('1250');",
    ...(multipleEntries ? ["export const cents: number = parsePrice('12.50 EUR');"] : []),
  ];
}
