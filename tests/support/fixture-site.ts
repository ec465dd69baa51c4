import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServer } from '@site/serve';

export interface BuiltSite {
  /** URL of its root, with a trailing slash. */
  root: string;
  /** Its files, until it is closed. */
  folder: string;
  close(): Promise<void>;
}

/**
 * Builds a site in a temporary folder and serves it below `base`. `config` is its configuration,
 * that of the real site or of one in `tests/shell/fixtures`, `env` is added to the environment of
 * the build.
 *
 * @throws with the output of the build when it fails
 */
export async function buildSite(
  config: string,
  base: string,
  env: Readonly<Record<string, string>>,
): Promise<BuiltSite> {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-variant-'));
  const build = spawnSync(
    process.execPath,
    ['node_modules/@rspress/core/bin/rspress.js', 'build', '-c', config],
    {
      encoding: 'utf8',
      env: {
        ...process.env,
        NODE_ENV: 'production',
        RSPRESS_PERSISTENT_CACHE: 'false',
        SITE_BASE: base,
        SITE_OUT_DIR: folder,
        ...env,
      },
    },
  );
  if (build.status !== 0) throw new Error(build.stdout + build.stderr);
  const server = await startServer(folder, { base, port: 0 });
  return {
    root: server.origin + base,
    folder,
    async close() {
      await server.close();
      rmSync(folder, { recursive: true });
    },
  };
}
