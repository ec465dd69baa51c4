/**
 * The path of `rest` in `folder`, which begins and ends with a slash. Whatever makes an address out
 * of a part of another one uses it: `rest` may begin with slashes, and `/` before `/host/`, `\host/`
 * or a tab and `/host/` is the address of another host. They are left out.
 */
export function sitePath(folder: string, rest: string): string {
  return folder + rest.replace(/^[\\/\s]+/, '');
}
