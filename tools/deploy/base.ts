import { isRecord } from '@site/mdx/records';

/** The commit that version.json of the site at `url` names. Throws without one. */
export async function deployedCommit(url: string): Promise<string> {
  const address = new URL('version.json', url.endsWith('/') ? url : `${url}/`);
  // What it says now, not what a cache kept.
  address.search = String(Date.now());
  const response = await fetch(address, { signal: AbortSignal.timeout(20_000) });
  if (!response.ok) throw new Error(`version.json is answered with ${response.status}`);
  const version: unknown = await response.json();
  const commit = isRecord(version) ? version.commit : undefined;
  if (typeof commit === 'string' && /^[0-9a-f]{40}$/.test(commit)) return commit;
  throw new Error('version.json names no commit');
}

/**
 * Whether texts are all that differs, by the paths of the changed files: then `npm test` runs what
 * texts can break. Where nothing differs, nothing is known.
 */
export function areTexts(changed: readonly string[]): boolean {
  const isText = (file: string) => /^docs\/(?:en|zh|shared)\//.test(file);
  return changed.length > 0 && changed.every(isText);
}
