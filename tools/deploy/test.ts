// Tests what differs from the deployed site, at SITE_URL, or from main where none is named. This is what
// the workflow of pull requests and deployments runs: contributing/deploy.md.
import { repository } from '@site/mdx/repository';
import { changesIn } from '../../tests/support/changes.ts';
import { run } from '../install/process.mjs';
import { areTexts, deployedCommit } from './base.ts';

const { files, comparedWith, base } = await changes();
const lane = areTexts(files) ? ['--texts'] : [];
console.log(`${files.length} files differ, compared with ${comparedWith}. ${lane}`);

process.exitCode = run([process.execPath, 'tools/setup/run.mjs', 'test', ...lane], {
  cwd: repository,
  env: { ...process.env, ...(base ? { TEST_BASE: base } : {}) },
});

/** What differs from the deployed commit, if it is known and in the history of this clone. */
async function changes() {
  const { SITE_URL: url } = process.env;
  try {
    const base = url ? await deployedCommit(url) : undefined;
    return { ...changesIn(repository, base), base };
  } catch (error) {
    console.log(
      `What ${url} was built from is not known here, so main is the base: ${error}`,
    );
    return { ...changesIn(repository), base: undefined };
  }
}
