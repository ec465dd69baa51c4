// `npm run translations` lists pages to translate, `npm run translated` confirms pages.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { pairsOf } from '@site/pages/page';
import { readPages } from '@site/pages/read';
import { readProject, repository } from '@site/pages/repository';
import { choosePages, confirmPages } from './confirm.ts';
import { parseStates, serializeStates, statesFile } from './states.ts';
import { workList } from './work-list.ts';

const usage = `Which Chinese pages do not follow the English ones.

  npm run translations                 list the pages with work to do
  npm run translated -- <page> ...     confirm that both languages of these pages agree
  npm run translated -- --all          confirm all pages

A page is a file, docs/zh/guide/start/index.mdx, or an address, /guide/start/.`;

const file = `${repository}/${statesFile}`;

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
  const { pages, findings } = readPages(readProject(repository));
  const [broken] = findings;
  if (broken) throw new Error(`${broken.file}:${broken.line}  ${broken.what}`);
  const pairs = pairsOf(pages);
  const states = parseStates(readFileSync(file, 'utf8'));
  if (!values.confirm) {
    console.log(workList(pairs, states));
    return;
  }
  if (!values.all && positionals.length === 0) throw new Error(usage);
  const chosen = values.all ? pairs : choosePages(positionals, pairs);

  const date = new Date().toISOString().slice(0, 10);
  writeFileSync(file, serializeStates(confirmPages(states, pairs, chosen, date)));
  console.log(`Confirmed: ${chosen.map(({ zh }) => zh.file).join(', ')}.`);
}
