import { execFileSync } from 'node:child_process';

for (const form of ['external', 'bundled']) {
  const file = `dist/${form}/server.cjs`;
  const args = ['--require', './tracing.cjs', file];
  const text = execFileSync(process.execPath, args);
  console.log(`${form}: ${text.toString().trim()}`);
}
