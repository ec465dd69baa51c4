// Builds the states of the output explorer: see decisions/explorer.md.
import { parseArgs } from 'node:util';
import { buildInput } from './build.ts';
import { checkInput } from './check.ts';
import { compareWhole } from './compare-whole.ts';
import { inputsNamed } from './places.ts';
import { writeRecord } from './record.ts';

const usage = `Builds all states of the output explorer with the installed @rslib/core.

  npm run explorer                 build all inputs and rewrite what is recorded
  npm run explorer -- <input> ...  only these
  npm run explorer -- --check      compare with what is recorded, change nothing
  npm run explorer -- --whole      build each state from the command line, one by one, and compare; takes an hour
  npm run explorer -- --whole --share 50   every fiftieth of them, chosen by chance`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    check: { type: 'boolean', default: false },
    whole: { type: 'boolean', default: false },
    share: { type: 'string', default: '1' },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

if (values.help) console.log(usage);
else process.exitCode = await main();

async function main(): Promise<number> {
  const inputs = inputsNamed(positionals);
  if (values.whole) return compareWhole(inputs, Number(values.share), console.log);
  let wrong = 0;
  for (const input of inputs) {
    if (values.check) {
      const found = await checkInput(input, console.log);
      if (found.length === 0) continue;
      wrong++;
      console.error(
        `docs/explorer/${input}.json is not what comes out now. Readers see what is recorded, so ` +
          `it must be what the tool does. Run "npm run explorer -- ${input}" and look at what ` +
          `changed, for instance:\n${found.join('\n')}`,
      );
      continue;
    }
    const record = await buildInput(input, console.log);
    console.log(`${input}: ${writeRecord(record) ? 'recorded anew' : 'unchanged'}`);
  }
  return wrong > 0 ? 1 : 0;
}
