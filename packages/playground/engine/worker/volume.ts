import { fs } from '../shims/volume.js';
import type { BuildResult, Files } from './protocol.ts';

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

/** Makes the folder of the package contain these files and nothing else. */
export function replaceProject(files: Files): void {
  fs.rmSync(project, { recursive: true, force: true });
  fs.mkdirSync(project, { recursive: true });
  writeFiles(project, files);
}

/** By path, the files of the package that are no inputs, without installed packages and what tools keep. */
export function changedFiles(inputs: Files): BuildResult['files'] {
  // A configuration can remove the folder.
  if (!fs.existsSync(project)) return {};
  const files = fs
    .readdirSync(project, { recursive: true, encoding: 'utf8' })
    .filter((path) => !/^(?:node_modules|\.rstack)\//.test(path))
    .filter((path) => fs.statSync(`${project}/${path}`).isFile())
    .map((path) => [path, new Uint8Array(fs.readFileSync(`${project}/${path}`))] as const)
    .filter(([path, bytes]) => {
      const input = inputs[path];
      return input === undefined || !Buffer.from(input).equals(Buffer.from(bytes));
    });
  return Object.fromEntries(files);
}
