import { fs } from '../shims/volume.js';
import type { Files } from './protocol.ts';

/** Where a package is built. */
export const project = '/project';
/** Where installed packages are. */
export const packages = '/node_modules';

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
export function readFiles(folder: string): Record<string, Uint8Array<ArrayBuffer>> {
  const paths = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => !path.startsWith('node_modules/'))
    .filter((path) => fs.statSync(`${folder}/${path}`).isFile());
  const bytesOf = (path: string) => new Uint8Array(fs.readFileSync(`${folder}/${path}`));
  return Object.fromEntries(paths.map((path) => [path, bytesOf(path)]));
}

/** Makes the folder of the package contain these files and nothing else. */
export function replaceProject(files: Files): void {
  fs.rmSync(project, { recursive: true, force: true });
  fs.mkdirSync(project, { recursive: true });
  writeFiles(project, files);
}
