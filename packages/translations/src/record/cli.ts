// `npm run translations` lists pages to translate, `npm run translated` confirms pages.
import { readFileSync, writeFileSync } from 'node:fs';
import { format } from '@site/mdx/findings';
import { pairsOf } from '@site/mdx/page';
import { isPending } from '@site/mdx/pending';
import { readPages } from '@site/mdx/read';
import { readProject, repository } from '@site/mdx/repository';
import { parseStates, serializeStates, statesFile } from '../build/states.ts';
import { choosePages, confirmPages } from './confirm.ts';
import { translationNotes } from './work-list.ts';

const file = `${repository}/${statesFile}`;

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function main(): void {
  const [mode, ...names] = process.argv.slice(2);
  const { pages, findings } = readPages(readProject(repository));
  const [broken] = findings;
  if (broken) throw new Error(`${broken.file}:${broken.line}  ${broken.what}`);
  const pairs = pairsOf(pages);
  const states = parseStates(readFileSync(file, 'utf8'));
  if (mode !== '--confirm') {
    const notes = translationNotes(pages, states).map(format);
    console.log(notes.join('\n') || 'All Chinese pages agree with the English ones.');
    return;
  }
  if (names.length === 0)
    throw new Error('Name a page: npm run translated -- guide/start/quick-start');
  const chosen = choosePages(names, pairs);
  const untranslated = chosen.find(({ zh }) => isPending(zh));
  if (untranslated)
    throw new Error(
      `${untranslated.zh.file} is pending. Translate it, and remove “pending: true”.`,
    );
  const date = new Date().toISOString().slice(0, 10);
  writeFileSync(file, serializeStates(confirmPages(states, pairs, chosen, date)));
  console.log(`Confirmed: ${chosen.map(({ zh }) => zh.file).join(', ')}.`);
}
