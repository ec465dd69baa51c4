import { readFileSync } from 'node:fs';
import { repository } from '@site/pages/repository';

/** Packages for which a `package.json` of an input may ask. */
const names = [
  '@microsoft/api-extractor',
  '@rsbuild/plugin-react',
  '@rslib/core',
  '@swc/helpers',
  '@types/node',
  '@types/react',
  'react',
  'typescript',
];

let known: Readonly<Record<string, string>> | undefined;

/** The installed versions of the packages for which a `package.json` of an input may ask, by name. */
export function installedVersions(): Readonly<Record<string, string>> {
  known ??= Object.fromEntries(names.map((name) => [name, versionOf(name)]));
  return known;
}

function versionOf(name: string): string {
  const file = `${repository}/node_modules/${name}/package.json`;
  const { version }: { version: string } = JSON.parse(readFileSync(file, 'utf8'));
  return version;
}
