import { fieldsOf } from '@site/pages/records';

/** What the lock file says is installed. */
export interface Installed {
  /** Version of each package at the top of `node_modules`, by name. */
  versions: ReadonlyMap<string, string>;
  /** Range of Node.js versions that `@rslib/core` declares. */
  node: string;
}

/** Reads the text of package-lock.json. Throws when it holds no Node.js range of `@rslib/core`. */
export function parseInstalled(lock: string): Installed {
  const packages = fieldsOf(fieldsOf(JSON.parse(lock)).packages);
  const { engines } = fieldsOf(packages['node_modules/@rslib/core']);
  const { node } = fieldsOf(engines);
  if (typeof node !== 'string')
    throw new Error('package-lock.json does not say which Node.js @rslib/core needs.');
  const versions = new Map<string, string>();
  for (const [path, entry] of Object.entries(packages)) {
    const { version } = fieldsOf(entry);
    const name = /^node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(path)?.[1];
    if (name && typeof version === 'string') versions.set(name, version);
  }
  return { versions, node };
}
