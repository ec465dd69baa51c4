/**
 * The absolute form of an address of this site, or nothing if a browser would leave the site with
 * it, as with `//example.com`, or could not read it. What makes an address out of parts of the
 * current one, which anybody can write into a link, has to go through here. The result is absolute,
 * since a path alone may begin with two slashes.
 */
export function siteAddress(address: string): string | undefined {
  try {
    const { href, origin } = new URL(address, location.origin);
    if (origin === location.origin) return href;
  } catch {
    // Browsers could not read it, either.
  }
  return undefined;
}
