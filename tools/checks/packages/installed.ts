/** What is installed, as the lock file says. */
export interface Installed {
  /** Version of each package at the top of `node_modules`. */
  versions: ReadonlyMap<string, string>;
  /** Range of Node.js versions that `@rslib/core` declares. */
  node: string;
}

/**
 * Reads the content of `package-lock.json`. Throws when it does not hold `@rslib/core` with the
 * versions of Node.js that it runs on.
 */
export function installedFrom(lock: string): Installed {
  const listed = record(record(JSON.parse(lock)).packages);
  const node = record(record(listed['node_modules/@rslib/core']).engines).node;
  if (typeof node !== 'string') {
    throw new Error('package-lock.json does not say which Node.js @rslib/core needs.');
  }
  const versions = new Map<string, string>();
  for (const [path, entry] of Object.entries(listed)) {
    const name = /^node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(path)?.[1];
    const { version } = record(entry);
    if (name && typeof version === 'string') versions.set(name, version);
  }
  return { versions, node };
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
