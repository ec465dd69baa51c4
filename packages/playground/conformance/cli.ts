// npm run playground: builds all samples, or the named ones, with the playground's engine and records
// which are equal.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { bundleEngine } from '../engine/bundle/bundle.ts';
import recorded from '../src/conformance/conformance.json' with { type: 'json' };
import { readCandidates } from '../src/conformance/samples.ts';
import { hostEngine } from './host.ts';
import { openEngine, tryOn } from './run.ts';

const executablePath = process.env.CHROMIUM_PATH;
const asked = process.argv.slice(2);
const { candidates, impossible } = readCandidates();
const chosen = candidates.filter(({ id }) => asked.length === 0 || asked.includes(id));
const host = await hostEngine(await bundleEngine('.cache/playground'));
const browser = await chromium.launch(executablePath ? { executablePath } : {});
const results = new Map<string, string | undefined>();
const page = await openEngine(browser, host);
for (const sample of chosen) {
  const difference = await tryOn(page, sample);
  results.set(sample.id, difference);
  console.log(`${sample.id}: ${difference ?? 'equal'}`);
}
await browser.close();
await host.close();

/** What is on record stays for samples that were not tried. */
const equal = candidates
  .map(({ id }) => id)
  .filter((id) =>
    results.has(id) ? results.get(id) === undefined : recorded.equal.includes(id),
  );
const known = new Map(Object.entries(recorded.different));
const different = Object.fromEntries(
  candidates.flatMap(({ id }) => {
    const difference = results.has(id) ? results.get(id) : known.get(id);
    return difference === undefined ? [] : [[id, difference] as const];
  }),
);
const count = chosen.filter(({ id }) => equal.includes(id)).length;
console.log(`${count} of ${chosen.length} are equal.`);
writeFileSync(
  path.resolve(import.meta.dirname, '../src/conformance/conformance.json'),
  `${JSON.stringify({ equal, different, impossible }, null, 2)}\n`,
);
process.exit();
