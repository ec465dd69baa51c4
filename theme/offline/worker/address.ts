import { settings } from './settings';

const { base, langs } = settings;

/** The address by which something is kept: without query and hash, which choose nothing on a static host. */
export function keyOf(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + pathname;
}

/** Whether an address, which has to be absolute, belongs to the site. */
export function isOurs(address: string): boolean {
  return URL.canParse(address) && keyOf(address).startsWith(location.origin + base);
}

/** Whether the name of a file holds a hash of its content, so that it never changes. */
export function isHashed(address: string): boolean {
  return keyOf(address).startsWith(`${location.origin}${base}static/`);
}

/** The language that a path of the site is in. */
export function langOf(path: string): string {
  const [first = ''] = path.slice(base.length).split('/');
  return langs.includes(first) ? first : (langs[0] ?? '');
}
