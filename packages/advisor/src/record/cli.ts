// `npm run advisor` builds and uses every advised package, and records the proofs. With `--check`
// it compares them with the record instead.
import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { newScratch } from '@site/samples/build/scratch';
import { allPackages } from '../browser/data/packages.ts';
import { prove } from './prove.ts';
import { differences, messagesOf, readRecord, staleness, writeRecord } from './record.ts';

const { values } = parseArgs({ options: { check: { type: 'boolean' } } });
const packages = allPackages();
const scratch = newScratch();
const { proofs, failed } = await prove(packages, scratch);
const findings = messagesOf(failed);
if (values.check) {
  const recorded = readRecord();
  findings.push(...staleness(recorded), ...differences(recorded.proofs, proofs));
}
for (const finding of findings) console.error(finding);
console.log(`${packages.length} packages, ${findings.length} findings.`);
if (findings.length > 0) {
  console.error(`Inspect the built packages in ${scratch}`);
  process.exitCode = 1;
} else {
  rmSync(scratch, { recursive: true });
  if (!values.check) writeRecord(proofs);
}
