// Flags set the options that descriptions/cli.json names.
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { installedFolder } from '../src/format/installed.ts';
import { readDescriptions } from '../src/format/reviewed-data.ts';
import { createProject } from '../src/record/defaults/configuration.ts';
import { pathSegments, valueAt } from '../src/record/defaults/values.ts';

/** A value for each flag that takes one. */
const given: Readonly<Record<string, string>> = {
  '--dist-path': 'out',
  '--entry': 'src/index.ts',
  '--externals': 'given',
  '--format': 'cjs',
  '--log-level': 'error',
  '--root': '.',
  '--syntax': 'es2020',
  '--target': 'web',
  '--tsconfig': './tsconfig.json',
};

test('every flag sets the option that its description names', () => {
  const folder = createProject();
  const described = Object.entries(readDescriptions().flags).filter(
    ([, one]) => one.option,
  );
  const args = described.flatMap(([name]) =>
    given[name] ? [name, given[name]] : [name],
  );
  const program = `${installedFolder('@rslib/core')}/bin/rslib.js`;
  // Makes the tool write its configuration to a file.
  const env = { ...process.env, DEBUG: 'rslib', NODE_ENV: 'production' };
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [program, 'build', ...args],
    { cwd: folder, env, encoding: 'utf8' },
  );
  expect(status, stdout + stderr).toBe(0);
  const text = readFileSync(`${folder}/out/.rsbuild/rslib.config.mjs`, 'utf8');
  const config = Function(`return ${text.replace('export default', '')}`)() as unknown;
  const item = valueAt(config, ['lib', '0']);
  for (const [name, { option = '' }] of described) {
    const names = pathSegments(option.replace(/^lib\./, ''));
    const set = valueAt(item, names) ?? valueAt(config, names);
    expect(set, `${name} sets ${option}`).toBeDefined();
  }
  rmSync(`${folder}/out`, { recursive: true });
});
