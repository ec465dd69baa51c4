import { spawnSync } from 'node:child_process';

// Without the stack, which differs between runs.
const { stdout, stderr, status } = spawnSync('rslib', {
  encoding: 'utf8',
  shell: true,
});
for (const line of `${stdout}${stderr}`.split('\n'))
  if (/panic: \w| TS\d+|error TS/.test(line)) console.log(line);
process.exitCode = status;
