// `npm run corpus` builds published libraries with Rslib and records how they compare with their own
// builds.
import { parseArgs } from 'node:util';
import { nearest } from '@site/pages/findings';
import { buildLibrary } from './build.ts';
import { listLibraries, readLibrary } from './library.ts';
import { differences, staleness, writeRecord } from './record.ts';

const usage = `Builds published libraries with Rslib and compares them with their own builds.

  npm run corpus               build all and record what was found
  npm run corpus -- <name> ... only these
  npm run corpus -- --check    compare with the record, change nothing
  npm run corpus -- --keep     leave the built packages in place and say where they are`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    check: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

if (values.help) console.log(usage);
else process.exitCode = await main();

async function main(): Promise<number> {
  const known = listLibraries();
  const unknown = positionals.filter((id) => !known.includes(id));
  for (const id of unknown)
    console.error(
      `There is no library "${id}". Nearest: ${nearest(id, known).join(', ')}`,
    );
  if (unknown.length > 0) return 1;
  const libraries = (positionals.length > 0 ? positionals : known).map(readLibrary);
  let differing = 0;
  for (const library of libraries) {
    const { id } = library;
    const recorded = await buildLibrary(library, values.keep);
    if (!values.check) {
      writeRecord(id, recorded);
      console.log(
        `${id}: ${recorded.build.ok ? 'recorded' : 'recorded, does not build'}`,
      );
      continue;
    }
    const found = [...staleness(library), ...differences(id, recorded)];
    console.log(`${id}: ${found.length > 0 ? 'differs from its record' : 'as recorded'}`);
    if (found.length === 0) continue;
    differing++;
    console.error(
      `${found.join('\n')}\nRun "npm run corpus -- ${id}" and look at the diff.`,
    );
  }
  return differing > 0 ? 1 : 0;
}
