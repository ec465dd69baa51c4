import { readFileSync } from 'node:fs';
import { repository } from '@site/pages/repository';

/** The package that the site documents, in the installed version. */
export const documented = '@rslib/core';

/** Absolute path of an installed package. */
export function installedFolder(name: string): string {
  return `${repository}/node_modules/${name}`;
}

/** The version of an installed package. */
export function installedVersion(name: string): string {
  const file = `${installedFolder(name)}/package.json`;
  const { version }: { version: string } = JSON.parse(readFileSync(file, 'utf8'));
  return version;
}

/** Whether a text is an exact version, `1.2.3` or `2.0.0-beta.1`, and not a range or a tag. */
export function isExactVersion(text: string): boolean {
  return /^\d+\.\d+\.\d+(-[\w.]+)?$/.test(text);
}
