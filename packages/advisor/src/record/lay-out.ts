import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import type { Leaf } from '../browser/data/leaves.ts';
import { textOf } from '../browser/data/lines.ts';
import { styleTypes } from '../browser/data/manifest.ts';
import { endingOf, entriesOf } from '../browser/data/names.ts';
import { advisorFolder } from './places.ts';

const source = `${advisorFolder}/source`;

/**
 * Writes the package that a leaf advises into a new folder: the two files of the advice, and as much of the sources as
 * such a package has. Returns the folder.
 */
export function layOutLeaf({ plan, manifest, config }: Leaf, folder: string): string {
  const ending = endingOf(plan);
  mkdirSync(`${folder}/src`, { recursive: true });
  writeFileSync(`${folder}/package.json`, textOf(manifest));
  writeFileSync(`${folder}/rslib.config.ts`, textOf(config));
  const copy = (from: string, to: string) =>
    cpSync(`${source}/${from}`, `${folder}/${to}`);
  for (const name of entriesOf(plan)) {
    const written = plan.css && name === 'index' ? 'styled' : name;
    const kept = plan.types ? 'ts' : 'js';
    copy(`${kept}/${written}.${kept}`, `src/${name}.${ending}`);
  }
  if (plan.css) copy('price.module.css', 'src/price.module.css');
  if (!plan.types) return folder;
  copy('tsconfig.json', 'tsconfig.json');
  if (!plan.css) return folder;
  copy('ts/env.d.ts', 'src/env.d.ts');
  copy('style.css.d.ts', styleTypes(plan));
  return folder;
}
