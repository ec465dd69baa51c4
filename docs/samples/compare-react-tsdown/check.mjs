import { readdirSync, readFileSync } from 'node:fs';

const emitted = readdirSync('dist', { recursive: true });
const all = (ending) =>
  emitted
    .filter((file) => file.endsWith(ending))
    .map((file) => readFileSync(`dist/${file}`, 'utf8'));
const { exports } = JSON.parse(
  readFileSync('package.json', 'utf8'),
);
const entry = readFileSync(exports['.'].default, 'utf8');
const js = all('js').join('');
const css = all('.css').join('');
const name = /\.([\w-]+)\s*\{/.exec(css)?.[1];
const checks = {
  "'use client' on the first line":
    /^['"]use client['"]/.test(entry),
  'a style sheet': css !== '',
  'a scoped class name': !!name && name !== 'stars',
  'the same class name in the code':
    !!name && js.includes(name),
  'React left outside': /from\s*["']react["']/.test(js),
};
for (const [what, holds] of Object.entries(checks)) {
  console.log(`${holds ? 'yes' : 'no'}: ${what}`);
  if (!holds) process.exitCode = 1;
}
