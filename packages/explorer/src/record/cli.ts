// Records, checks and compares the states of the output explorer: see packages/explorer/README.md.
import { parseArgs } from 'node:util';
import { buildInput } from './build-input.ts';
import { checkInput } from './compare.ts';
import { inputsNamed, writeRecord } from './record.ts';

const usage = `Builds all states of the output explorer with the installed @rslib/core.

  npm run explorer                 build all inputs and update their records
  npm run explorer -- <input> ...  only these
  npm run explorer -- --check      compare with the records, change nothing`;

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
  const inputs = inputsNamed(positionals);
  let differing = 0;
  for (const input of inputs) {
    if (!values.check) {
      const record = await buildInput(input, console.log);
      console.log(`${input}: ${writeRecord(record) ? 'record updated' : 'unchanged'}`);
      continue;
    }
    const found = await checkInput(input, console.log);
    if (found.length === 0) continue;
    differing++;
    console.error(
      `docs/explorer/${input}.json is not what the installed tool builds, but readers see it as ` +
        `such. Run "npm run explorer -- ${input}" and review what changed, for instance:\n` +
        found.join('\n'),
    );
  }
  return differing > 0 ? 1 : 0;
}
