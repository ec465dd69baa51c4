// `npm run translations` lists what is to be translated, `npm run translated` confirms pages.
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { choosePages } from './choose.ts';
import { confirmPages } from './confirm.ts';
import { workList } from './list.ts';
import { readTranslations, saveStates } from './project.ts';

const usage = `What of the Chinese pages has to follow the English ones.

  npm run translations                 list the pages with work to do
  npm run translated -- <page> ...     say that these pages say the same in both languages
  npm run translated -- --all          say so of all pages

A page is a file, docs/zh/guide/start/index.mdx, or an address, /guide/start/.`;

const root = fileURLToPath(new URL('../../..', import.meta.url));

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function main(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      confirm: { type: 'boolean', default: false },
      all: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) {
    console.log(usage);
    return;
  }
  const { pairs, states } = readTranslations(root);
  if (!values.confirm) {
    console.log(workList(pairs, states));
    return;
  }
  if (!values.all && positionals.length === 0) throw new Error(usage);
  const chosen = values.all ? pairs : choosePages(positionals, pairs);

  const date = new Date().toISOString().slice(0, 10);
  saveStates(root, confirmPages(states, pairs, chosen, date));
  console.log(`Confirmed: ${chosen.map(({ zh }) => zh.file).join(', ')}.`);
}
