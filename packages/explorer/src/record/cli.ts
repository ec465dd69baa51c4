// `npm run explorer` builds all states of the output explorer and records them; with `--check` it
// compares them with the records instead. Names of inputs limit it to these.
import { parseArgs } from 'node:util';
import { buildInput } from './build-input.ts';
import { checkInput } from './compare.ts';
import { inputsNamed, writeRecord } from './record.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { check: { type: 'boolean', default: false } },
});

for (const input of inputsNamed(positionals)) {
  if (!values.check) {
    const isNew = writeRecord(await buildInput(input));
    console.log(`${input}: ${isNew ? 'record updated' : 'unchanged'}`);
    continue;
  }
  const found = await checkInput(input);
  if (found.length === 0) continue;
  process.exitCode = 1;
  console.error(
    `docs/explorer/${input}.json is not what the installed tool builds, but readers see it as ` +
      `such. Run "npm run explorer -- ${input}" and review what changed, for instance:\n` +
      found.join('\n'),
  );
}
