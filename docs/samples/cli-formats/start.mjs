import { execFileSync } from 'node:child_process';

for (const file of ['./dist/cli.js', './dist/cli.cjs']) {
  const text = execFileSync(file, { encoding: 'utf8' });
  console.log(text.trim());
}
