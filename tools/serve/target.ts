/**
 * A request target taken apart: a decoded path below the base with its encoded query (empty or
 * with the question mark), the base itself without its last slash, an address that the site does
 * not cover, or one that cannot be decoded, as it was sent but below the base.
 */
export type Target =
  | { kind: 'path'; path: string; query: string }
  | { kind: 'base'; query: string }
  | { kind: 'elsewhere' }
  | { kind: 'malformed'; path: string };

/** Reads the target of a request for a site below `base` (with both slashes). Does not throw. */
export function readTarget(sent: string, base: string): Target {
  // A proxy may send the whole address.
  const relative = sent.replace(/^https?:\/\/[^/?]*/i, '');
  const mark = relative.indexOf('?');
  const query = mark < 0 ? '' : relative.slice(mark);
  const encoded = mark < 0 ? relative : relative.slice(0, mark);
  const path = decode(encoded);
  if (path === undefined || !path.startsWith('/')) {
    const below = encoded.startsWith(base) ? encoded.slice(base.length) : '';
    return { kind: 'malformed', path: `/${below}` };
  }
  if (path.startsWith(base))
    return { kind: 'path', path: path.slice(base.length - 1), query };
  return `${path}/` === base ? { kind: 'base', query } : { kind: 'elsewhere' };
}

/**
 * Returns the value of Location for a decoded path of the site. Slashes at its start are made
 * one, since a browser reads two of them as the name of another host.
 */
export function locationOf(base: string, path: string): string {
  const encoded = path.split('/').map(encodeURIComponent).join('/');
  return base + encoded.replace(/^\/+/, '');
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
