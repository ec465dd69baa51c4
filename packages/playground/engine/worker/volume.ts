import { Buffer } from 'node:buffer';
import { fs } from '../shims/volume.js';
import type { Files } from './protocol.ts';

/** Where a package is built. */
export const project = '/project';

/** Writes files below a folder, which is created. Throws for a path that leaves it. */
export function writeFiles(folder: string, files: Files): void {
  for (const [path, content] of Object.entries(files)) {
    if (path.startsWith('/') || path.split('/').some((part) => part === '..' || !part))
      throw new Error(`“${path}” is not a path inside of a package.`);
    const file = `${folder}/${path}`;
    fs.mkdirSync(file.slice(0, file.lastIndexOf('/')), { recursive: true });
    fs.writeFileSync(file, content);
  }
}

/** All files below a folder by their paths in it, without installed packages. */
export function readFiles(
  folder: string,
  prefix = '',
): Record<string, Uint8Array<ArrayBuffer>> {
  const found: Record<string, Uint8Array<ArrayBuffer>> = {};
  for (const name of fs.readdirSync(folder).map(String)) {
    const path = prefix + name;
    if (path === 'node_modules') continue;
    const file = `${folder}/${name}`;
    if (fs.statSync(file).isDirectory())
      Object.assign(found, readFiles(file, `${path}/`));
    else found[path] = new Uint8Array(Buffer.from(fs.readFileSync(file)));
  }
  return found;
}

/** Makes the folder of the package contain these files and nothing else. */
export function replaceProject(files: Files): void {
  fs.rmSync(project, { recursive: true, force: true });
  fs.mkdirSync(project, { recursive: true });
  writeFiles(project, files);
}
