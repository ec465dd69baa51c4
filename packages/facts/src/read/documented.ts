/** The package that the site is about: the version that is installed of it is the documented one. */
export const documented = '@rslib/core';

/** Whether a text is one exact version, `1.2.3` or `2.0.0-beta.1`, and no range and no tag. */
export function isExactVersion(text: string): boolean {
  return /^\d+\.\d+\.\d+(-[\w.]+)?$/.test(text);
}
