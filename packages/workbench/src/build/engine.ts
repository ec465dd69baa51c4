import path from 'node:path';
import { bundleEngine } from '@site/engine/bundle';
import { installToolchains } from '@site/install/toolchains';
import { repository } from '@site/mdx/repository';

/**
 * Bundles the engine with the check that samples are recorded with, and returns the absolute path of
 * its folder. Throws when npm cannot install the compiler, and as `bundleEngine` does.
 */
export async function bundleSiteEngine(): Promise<string> {
  installToolchains(['playground']);
  return bundleEngine({
    compiler: `${repository}/tools/toolchains/playground/node_modules`,
    cache: `${repository}/.cache/engine`,
    checks: path.resolve(import.meta.dirname, '../browser/checkTypes.ts'),
  });
}
