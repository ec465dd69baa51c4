// npm run playground: builds all samples, or the named ones, with the playground's engine and records
// which are equal.
import { writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { repository } from '@site/mdx/repository';
import recorded from '@site/workbench/format/conformance.json' with { type: 'json' };
import { readCandidates } from '@site/workbench/format/samples';
import { openEngine, tryOn } from '@site/workbench/record/conformance';
import { serveWithHeaders } from '../serve/server.ts';

const executablePath = process.env.CHROMIUM_PATH;
const asked = process.argv.slice(2);
const { candidates, impossible } = readCandidates();
const chosen = candidates.filter(({ id }) => asked.length === 0 || asked.includes(id));
const browser = await chromium.launch(executablePath ? { executablePath } : {});
/** How each sample differs: what is on record, and what is tried now. */
const differences = new Map<string, string | undefined>([
  ...recorded.equal.map((id) => [id, undefined] as const),
  ...Object.entries(recorded.different),
]);
const { engine, close } = await openEngine(browser, serveWithHeaders);
for (const sample of chosen) {
  const difference = await tryOn(engine, sample);
  differences.set(sample.id, difference);
  console.log(`${sample.id}: ${difference ?? 'equal'}`);
}
await close();
await browser.close();

const ids = candidates.map(({ id }) => id).filter((id) => differences.has(id));
const equal = ids.filter((id) => differences.get(id) === undefined);
// JSON leaves out what is undefined.
const different = Object.fromEntries(ids.map((id) => [id, differences.get(id)]));
const count = chosen.filter(({ id }) => equal.includes(id)).length;
console.log(`${count} of ${chosen.length} are equal.`);
const file = `${repository}/packages/workbench/src/format/conformance.json`;
writeFileSync(file, `${JSON.stringify({ equal, different, impossible }, null, 2)}\n`);
process.exit();
