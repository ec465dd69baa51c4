// Once a week: what is known about the installed packages.
import { spawnSync } from 'node:child_process';
import { chmodSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';

/** What the audit says when npm, a program in front of all others on the PATH, answers this. */
function audit(answer: string, env = {}) {
  const folder = test.info().outputPath();
  writeFileSync(
    `${folder}/npm`,
    `#!/usr/bin/env node\nconsole.log(${JSON.stringify(answer)});\nprocess.exitCode = 1;`,
  );
  chmodSync(`${folder}/npm`, 0o755);
  return spawnSync(process.execPath, ['tools/deploy/audit.mjs'], {
    encoding: 'utf8',
    env: {
      ...process.env,
      ...{ npm_execpath: '', GITHUB_ACTIONS: '' },
      PATH: [folder, process.env.PATH].join(path.delimiter),
      ...env,
    },
  });
}

const own = { title: 'Reads any file', url: 'https://example.org/1' };
const found = (severity: string) =>
  JSON.stringify({
    vulnerabilities: {
      a: { name: 'a', severity, via: [own] },
      b: { name: 'b', severity, via: ['a'] },
    },
  });

test('a severe vulnerability fails, with the package, what it is and what to do', () => {
  const { status, stdout } = audit(found('high'));
  expect(status).toBe(1);
  expect(stdout).toContain('a (high): Reads any file https://example.org/1\n');
  expect(stdout).toContain('b (high): through a\n');
  expect(stdout).toContain('Do:  update what requires them');
});

test('others are counted, and fail nothing', () => {
  const { status, stdout } = audit(found('low'));
  expect(status).toBe(0);
  expect(stdout).toBe('2 packages have known vulnerabilities, 0 severe ones.\n');
});

for (const [what, answer, reason] of [
  ['refuses', '{"message":"405 Method Not Allowed","statusCode":405}', '405 Method Not'],
  ['answers with a page', '<html>', '<html>'],
] as const)
  test(`a registry that ${what} fails nothing, and a warning says that nothing is known`, () => {
    const { status, stdout } = audit(answer, { GITHUB_ACTIONS: 'true' });
    expect(status).toBe(0);
    expect(stdout).toContain('::warning::The registry does not say');
    expect(stdout).toContain(reason);
  });
