import { isRecord } from '@site/pages/records';
import { gh } from './gh.ts';

const isCommit = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{40}$/.test(value);

/**
 * The commit that the site at `url` was built from: what its version.json says, or else the last
 * deployment that GitHub knows. `undefined` where neither is known. `print` gets a line that
 * explains the answer.
 */
export async function deployedCommit(
  url: string,
  print: (line: string) => void,
): Promise<string | undefined> {
  try {
    const commit = await publishedCommit(url);
    print(`${url} was built from ${commit}.`);
    return commit;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    print(`${url} does not say what it was built from: ${reason}.`);
  }
  const commit = lastDeployment();
  print(commit ? `GitHub last deployed ${commit}.` : 'No deployment is known.');
  return commit;
}

/** What the site's version.json says now, not what a cache kept. */
async function publishedCommit(url: string): Promise<string> {
  const address = new URL('version.json', url.endsWith('/') ? url : `${url}/`);
  address.search = String(Date.now());
  const response = await fetch(address, {
    cache: 'no-store',
    signal: AbortSignal.timeout(20_000),
  });
  if (!response.ok) throw new Error(`version.json is answered with ${response.status}`);
  const version: unknown = await response.json();
  if (!isRecord(version) || !isCommit(version.commit))
    throw new Error('version.json names no commit');
  return version.commit;
}

/** The newest deployment that succeeded, although a later one replaced it. */
function lastDeployment(): string | undefined {
  const path = `repos/${process.env.GITHUB_REPOSITORY}/deployments`;
  const list = gh([
    'api',
    `${path}?environment=github-pages&per_page=20`,
    '--jq',
    '.[] | "\\(.id) \\(.sha)"',
  ]);
  for (const line of (list ?? '').split('\n')) {
    const [id, commit] = line.split(' ');
    if (!isCommit(commit)) continue;
    const states = gh(['api', `${path}/${id}/statuses`, '--jq', '.[].state']);
    if (states?.split('\n').includes('success')) return commit;
  }
  return undefined;
}
