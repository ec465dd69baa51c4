// npm run playground: builds all samples with the playground's engine and records which are equal.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { bundleEngine } from '../engine/bundle/bundle.ts';
import { readCandidates } from '../src/conformance/samples.ts';
import { hostEngine } from './host.ts';
import { openEngine, tryOn } from './run.ts';

const executablePath = process.env.CHROMIUM_PATH;
const asked = process.argv.slice(2);
const { candidates, impossible } = readCandidates();
const chosen = candidates.filter(({ id }) => asked.length === 0 || asked.includes(id));
const host = await hostEngine(await bundleEngine('.cache/playground'));
const browser = await chromium.launch(executablePath ? { executablePath } : {});
const equal: string[] = [];
const different: Record<string, string> = {};
const page = await openEngine(browser, host);
for (const sample of chosen) {
  const difference = await tryOn(page, sample);
  if (difference === undefined) equal.push(sample.id);
  else different[sample.id] = difference;
  console.log(`${sample.id}: ${difference ?? 'equal'}`);
}
await browser.close();
await host.close();
console.log(`${equal.length} of ${chosen.length} are equal.`);
if (asked.length === 0)
  writeFileSync(
    path.resolve(import.meta.dirname, '../src/conformance/conformance.json'),
    `${JSON.stringify({ equal, different, impossible }, null, 2)}\n`,
  );
process.exit();
