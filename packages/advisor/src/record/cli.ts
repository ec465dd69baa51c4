import { rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { nearest } from '@site/pages/findings';
import { newScratch } from '@site/samples/build/scratch';
import { allLeaves } from '../browser/data/leaves.ts';
import { complaintsOf, differences, staleness } from './compare.ts';
import { prove } from './prove.ts';
import { circumstances, readRecord, writeRecord } from './record.ts';

const usage = `Builds and tries every package that the exports advisor may advise.

  npm run advisor                    prove all and record what was found
  npm run advisor -- --check         compare with what is recorded, change nothing
  npm run advisor -- --check <id>    only these packages`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    check: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

if (values.help) console.log(usage);
else process.exitCode = await main();

async function main(): Promise<number> {
  const all = allLeaves();
  const ids = all.map(({ id }) => id);
  const unknown = positionals.filter((id) => !ids.includes(id));
  for (const id of unknown) {
    console.error(`There is no package "${id}". Nearest: ${nearest(id, ids).join(', ')}`);
  }
  if (unknown.length > 0) return 1;
  if (positionals.length > 0 && !values.check) {
    console.error(
      'Only all packages can be recorded at once. Add --check, or name none.',
    );
    return 1;
  }
  const wanted = positionals.length > 0 ? positionals : ids;
  const start = performance.now();
  const scratch = newScratch();
  const proofs = await prove(
    all.filter(({ id }) => wanted.includes(id)),
    scratch,
  );
  const findings = complaintsOf(proofs);
  if (values.check) {
    const recorded = readRecord();
    findings.push(...staleness(recorded, circumstances(), ids));
    findings.push(...differences(recorded.proofs, proofs));
  }
  for (const finding of findings) console.error(finding);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${wanted.length} packages in ${seconds} s, ${findings.length} findings.`);
  if (findings.length > 0) {
    console.error(`Their folders are left for inspection: ${scratch}`);
    return 1;
  }
  rmSync(scratch, { recursive: true });
  if (!values.check) {
    const changed = writeRecord(proofs).map((file) => path.relative(process.cwd(), file));
    console.log(
      changed.length > 0 ? `Recorded: ${changed.join(', ')}` : 'All as recorded.',
    );
  }
  return 0;
}
