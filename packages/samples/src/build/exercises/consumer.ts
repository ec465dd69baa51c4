import { copyFileSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Makes an empty project next to a built package, with that package in its `node_modules`, and
 * returns its folder. `file`, a path from the package's folder, is copied into it when given.
 */
export function makeConsumer(packageFolder: string, name: string, file?: string): string {
  const folder = `${packageFolder}.consumer`;
  const link = `${folder}/node_modules/${name}`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.dirname(link), { recursive: true });
  symlinkSync(packageFolder, link, 'dir');
  writeFileSync(`${folder}/package.json`, '{ "private": true, "type": "module" }\n');
  if (file) copyFileSync(`${packageFolder}/${file}`, `${folder}/${path.basename(file)}`);
  return folder;
}
