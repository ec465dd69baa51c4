import { readFileSync, writeFileSync } from 'node:fs';
import { type Pair, pairsOf } from '@site/pages/page';
import { readPages } from '@site/pages/read';
import { readProject } from '@site/pages/repository';
import { parseStates, type States, statesFile, writeStates } from './states.ts';

/** The pages of the repository at `root` that both languages have, and what is confirmed of them. */
export function readTranslations(root: string): { pairs: Pair[]; states: States } {
  const { pages, findings } = readPages(readProject(root));
  const [broken] = findings;
  if (broken) throw new Error(`${broken.file}:${broken.line}  ${broken.what}`);
  const states = parseStates(readFileSync(`${root}/${statesFile}`, 'utf8'));
  return { pairs: pairsOf(pages), states };
}

/** Writes the states of the repository at `root`. */
export function saveStates(root: string, states: States): void {
  writeFileSync(`${root}/${statesFile}`, writeStates(states));
}
