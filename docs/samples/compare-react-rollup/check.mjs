import { readdirSync, readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const emitted = readdirSync('dist', { recursive: true });
const all = (ending) =>
  emitted
    .filter((file) => file.endsWith(ending))
    .map((file) => readFileSync(`dist/${file}`, 'utf8'));
const { exports } = JSON.parse(
  readFileSync('package.json', 'utf8'),
);
const entry = readFileSync(exports['.'].default, 'utf8');
const css = all('.css').join('');
const name = /\.([\w-]+)\s*\{/.exec(css)?.[1];
let markup = '';
try {
  const { Stars } = await import('star-rating');
  markup = renderToStaticMarkup(createElement(Stars));
} catch ({ message }) {
  console.log(message);
}
const checks = {
  "'use client' on the first line":
    /^['"]use client['"]/.test(entry),
  'a style sheet': css !== '',
  'a scoped class name': !!name && name !== 'stars',
  'renders with that class name': markup.includes(
    `<input class="${name}" type="range"`,
  ),
  'React left outside': all('js').some((code) =>
    /from\s*["']react["']/.test(code),
  ),
};
for (const [what, holds] of Object.entries(checks)) {
  console.log(`${holds ? 'yes' : 'no'}: ${what}`);
  if (!holds) process.exitCode = 1;
}
