import { spawnSync } from 'node:child_process';

for (const folder of ['.storybook', 'fixed']) {
  const { status, stdout } = spawnSync(
    'storybook',
    ['build', '-c', folder, '-o', 'node_modules/.out'],
    { encoding: 'utf8' },
  );
  const [error] = /TypeError: .*?(?=\u001b)/.exec(stdout) ?? [];
  console.log(folder, status, error ?? 'no error');
}
