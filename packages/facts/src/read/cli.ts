import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { compareFacts, formatChanges } from './changes.ts';
import { collectFacts } from './collect.ts';
import { factsFile, factsName, parseFacts, serializeFacts } from './facts.ts';

const usage = `Reads from the installed @rslib/core what the documentation shows of it.

  npm run facts              update ${factsName}
  npm run facts -- --check   compare with it, change nothing`;

const { values } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

if (values.help) console.log(usage);
else process.exitCode = await main(values.check);

async function main(check: boolean): Promise<number> {
  const facts = await collectFacts();
  const text = serializeFacts(facts);
  const recorded = existsSync(factsFile) ? readFileSync(factsFile, 'utf8') : undefined;
  if (recorded !== undefined) {
    const changes = formatChanges(compareFacts(parseFacts(recorded), facts));
    if (changes !== '') console.log(`${changes}\n`);
  }
  if (check) {
    if (recorded === text) {
      console.log(`${factsName} matches what the installed tool says.`);
      return 0;
    }
    const problem =
      recorded === undefined ? 'is missing' : 'is not what the installed tool says';
    console.error(
      `${factsName} ${problem}. Pages show its content. Run "npm run facts", read the changes ` +
        'above, and update the pages that they concern.',
    );
    return 1;
  }
  writeFileSync(factsFile, text);
  const counts = [
    `${Object.keys(facts.fields).length} options`,
    `${Object.keys(facts.commands).length} commands`,
    `${facts.messages.length} messages`,
    `${facts.links.length} links`,
  ];
  console.log(`${factsName}: ${counts.join(', ')}.`);
  return 0;
}
