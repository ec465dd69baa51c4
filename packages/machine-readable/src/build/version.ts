import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { readSources } from '@site/facts/sources';
import { git } from '@site/mdx/repository';

/** What a site was built from: the content of its version.json. */
interface SiteVersion {
  /** The full name of the commit; `null` without git. */
  readonly commit: string | null;
  /** The version of Rslib that the site describes. */
  readonly rslib: string | null;
}

/** What the site is built from in `folder`. Changes that are not committed are not mentioned. */
export function siteVersion(folder: string): SiteVersion {
  return {
    commit: git(folder, 'rev-parse', 'HEAD')?.trim() ?? null,
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
      await writeFile(`${folder}/version.json`, text);
    },
  };
}
