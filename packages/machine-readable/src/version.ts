import { spawnSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { readSources } from '@site/facts/sources';

/** What a site was built from: the content of its version.json. */
export interface SiteVersion {
  /** The full name of the commit; `null` without git. */
  readonly commit: string | null;
  /** When it was committed, ISO 8601 in UTC; `null` without git. */
  readonly date: string | null;
  /** The version of Rslib that the site describes. */
  readonly rslib: string | null;
}

/** What the site is built from in `folder`. Changes that are not committed are not mentioned. */
export function siteVersion(folder: string): SiteVersion {
  const { status, stdout } = spawnSync('git', ['log', '-1', '--format=%H %cI'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const [commit, date] = status === 0 ? stdout.trim().split(' ') : [];
  return {
    commit: commit ?? null,
    date: date ? new Date(date).toISOString() : null,
    rslib: readSources().facts.versions['@rslib/core'] ?? null,
  };
}

/** Rspress plugin that publishes version.json, by which a deployment knows the one before it. */
export function versionJson(): RspressPlugin {
  return {
    name: 'site-version-json',
    async afterBuild(config, isProd) {
      if (!isProd) return;
      const folder = path.resolve(config.outDir ?? 'doc_build');
      const text = `${JSON.stringify(siteVersion(process.cwd()))}\n`;
      await mkdir(folder, { recursive: true });
      await writeFile(`${folder}/version.json`, text);
    },
  };
}
