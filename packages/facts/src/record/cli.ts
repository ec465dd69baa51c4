// `npm run facts` records what the installed @rslib/core says, or compares it with `--check`.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { factsFile, factsName, serializeFacts } from '../format/facts.ts';
import { collectFacts } from './collect.ts';

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });

const facts = await collectFacts();
const text = serializeFacts(facts);
if (!values.check) {
  writeFileSync(factsFile, text);
  const counts = [
    `${Object.keys(facts.fields).length} options`,
    `${Object.keys(facts.commands).length} commands`,
    `${facts.messages.length} messages`,
    `${facts.links.length} links`,
  ];
  console.log(`${factsName}: ${counts.join(', ')}. "git diff" shows what changed.`);
} else if (readFileSync(factsFile, 'utf8') === text) {
  console.log(`${factsName} matches what the installed tool says.`);
} else {
  console.error(
    `${factsName} is not what the installed tool says. Pages show its content. Run ` +
      '"npm run facts", read the diff, and update the pages that it concerns.',
  );
  process.exitCode = 1;
}
