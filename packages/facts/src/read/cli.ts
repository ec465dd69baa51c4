import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { collect } from './collect.ts';
import { compareFacts } from './compare.ts';
import { isRecorded, recordedFacts, textOf } from './json.ts';
import { factsFile, factsName } from './places.ts';
import { reportOf } from './report.ts';

const usage = `Reads from the installed @rslib/core what the documentation shows of it.

  npm run facts              rewrite ${factsName}
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
  const now = await collect();
  const recorded = recordedFacts();
  const report = recorded ? reportOf(compareFacts(recorded, now)) : '';
  if (report !== '') console.log(`${report}\n`);
  if (check) {
    if (recorded && isRecorded(now)) {
      console.log(`${factsName} says what the installed tool says.`);
      return 0;
    }
    console.error(
      `${factsName} ${recorded ? 'is not what the installed tool says' : 'is missing'}. ` +
        'Pages show its content. Run "npm run facts", read the changes above, and change the ' +
        'pages that they concern.',
    );
    return 1;
  }
  mkdirSync(path.dirname(factsFile), { recursive: true });
  writeFileSync(factsFile, textOf(now));
  const counted = [
    `${Object.keys(now.fields).length} options`,
    `${Object.keys(now.commands).length} commands`,
    `${now.messages.length} messages`,
    `${now.links.length} links`,
  ];
  console.log(`${factsName}: ${counted.join(', ')}.`);
  return 0;
}
