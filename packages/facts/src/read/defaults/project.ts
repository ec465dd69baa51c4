import { mkdirSync, writeFileSync } from 'node:fs';
import { projectFolder } from '../places.ts';

/** What the tool is asked about: a package with one entry, and all that an option may ask for. */
const files: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify({
    name: 'facts',
    version: '1.0.0',
    type: 'module',
    dependencies: { 'of-dependencies': '*' },
    optionalDependencies: { 'of-optional': '*' },
    peerDependencies: { 'of-peer': '*' },
    // externalHelpers stops the process where this is not declared.
    devDependencies: { '@swc/helpers': '*' },
  }),
  'tsconfig.json': JSON.stringify({ compilerOptions: { rootDir: 'src' } }),
  'src/index.ts': 'export const a = 1;\n',
};

/** Writes the project and returns its folder. */
export function makeProject(): string {
  mkdirSync(`${projectFolder}/src`, { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(`${projectFolder}/${name}`, text);
  }
  return projectFolder;
}

/** Replaces what is particular to this machine in a path. */
export function neutral(text: string): string {
  return text
    .replaceAll(`${projectFolder}/`, './')
    .replaceAll(projectFolder, '.')
    .replaceAll(/(^|[^\w.])\/[^'"\s]*?\/node_modules\//g, '$1node_modules/');
}
