import { rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { nearest } from '@site/pages/findings/nearest';
import { newScratch } from '@site/samples/build/scratch';
import { allPackages } from '../browser/data/packages.ts';
import { prove } from './prove.ts';
import {
  currentInputs,
  differences,
  failedChecks,
  readRecord,
  staleness,
  writeRecord,
} from './record.ts';

const usage = `Builds and uses every package that the exports advisor may recommend.

  npm run advisor                    prove all and record what was found
  npm run advisor -- --check         compare with the record, change nothing
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
  const all = allPackages();
  const ids = all.map(({ id }) => id);
  const unknown = positionals.filter((id) => !ids.includes(id));
  for (const id of unknown) {
    console.error(`There is no package "${id}". Nearest: ${nearest(id, ids).join(', ')}`);
  }
  if (unknown.length > 0) return 1;
  if (positionals.length > 0 && !values.check) {
    console.error('Packages are recorded all at once. Add --check, or name none.');
    return 1;
  }
  const wanted = positionals.length > 0 ? positionals : ids;
  const scratch = newScratch();
  const outcomes = await prove(
    all.filter(({ id }) => wanted.includes(id)),
    scratch,
  );
  const findings = failedChecks(outcomes);
  if (values.check) {
    const recorded = readRecord();
    findings.push(...staleness(recorded, currentInputs(), ids));
    findings.push(...differences(recorded.proofs, outcomes));
  }
  for (const finding of findings) console.error(finding);
  console.log(`${wanted.length} packages, ${findings.length} findings.`);
  if (findings.length > 0) {
    console.error(`Inspect the built packages in ${scratch}`);
    return 1;
  }
  rmSync(scratch, { recursive: true });
  if (!values.check) {
    const changed = writeRecord(outcomes).map((file) =>
      path.relative(process.cwd(), file),
    );
    console.log(
      changed.length > 0 ? `Recorded: ${changed.join(', ')}` : 'Nothing changed.',
    );
  }
  return 0;
}
