// What is deployed is what was built, files that begin with a dot included.
import { execFileSync, spawnSync } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { writeFiles } from '@site/test-files';

/** What the deployment says of a site that was packed with these arguments. */
function compare(...packing: string[]) {
  const folder = writeFiles({
    'index.html': '',
    'static/a b.js': '',
    '.well-known/security.txt': '',
  });
  const archive = test.info().outputPath('artifact.tar');
  execFileSync('tar', ['--directory', folder, '-cf', archive, ...packing, '.']);
  const args = ['tools/deploy/artifact.mjs', folder, archive];
  return spawnSync(process.execPath, args, { encoding: 'utf8' });
}

test('a site that is packed as a whole is deployed', () => {
  expect(compare()).toMatchObject({
    status: 0,
    stdout: 'The archive has all 3 files.\n',
  });
});

test('a site without what begins with a dot is not', () => {
  const { status, stderr } = compare('--exclude=.[^/]*');
  expect(status).toBe(1);
  expect(stderr).toContain('.well-known/security.txt\nThese files were built');
});
