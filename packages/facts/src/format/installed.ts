import { repository } from '@site/mdx/repository';

/** The package that the site documents, in the installed version. */
export const documented = '@rslib/core';

/** Absolute path of an installed package. */
export function installedFolder(name: string): string {
  return `${repository}/node_modules/${name}`;
}

/** Whether a text is an exact version, `1.2.3` or `2.0.0-beta.1`, and not a range or a tag. */
export function isExactVersion(text: string): boolean {
  return /^\d+\.\d+\.\d+(-[\w.]+)?$/.test(text);
}
