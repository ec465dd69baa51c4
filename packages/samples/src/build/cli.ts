import path from 'node:path';
import { parseArgs } from 'node:util';
import { nearest } from '@site/pages/findings';
import { type BuildResult, buildSamples } from './build.ts';
import { listSamples, samplesFolder } from './sample.ts';

const usage = `Builds the samples of the documentation with the installed @rslib/core.

  npm run samples                    build all and update what is recorded
  npm run samples -- <id> ...        only these
  npm run samples -- --check         compare with what is recorded, change nothing
  npm run samples -- --force         also build samples that have not changed
  npm run samples -- --root <folder> samples of another folder`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    check: { type: 'boolean', default: false },
    force: { type: 'boolean', default: false },
    root: { type: 'string', default: samplesFolder },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

if (values.help) console.log(usage);
else process.exitCode = await main();

async function main(): Promise<number> {
  const root = path.resolve(values.root);
  const known = listSamples(root);
  const unknown = positionals.filter((id) => !known.includes(id));
  for (const id of unknown) {
    console.error(
      `There is no sample "${id}". Nearest: ${nearest(id, known).join(', ')}`,
    );
  }
  if (unknown.length > 0) return 1;
  const ids = positionals.length > 0 ? positionals : known;
  const start = performance.now();
  let done = 0;
  const report = (result: BuildResult): void => {
    done++;
    console.log(`${`${done}/${ids.length}`.padStart(9)}  ${summary(result)}`);
  };
  const results = await buildSamples({ ...values, root, ids, report });
  const failed = results.filter(({ findings }) => findings.length > 0);
  for (const { id, findings } of failed) {
    console.error(`\n${path.relative(process.cwd(), `${root}/${id}`)}`);
    for (const finding of findings) {
      console.error(`  ${finding.replaceAll('\n', '\n  ')}`);
    }
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const skipped = results.filter((result) => result.skipped).length;
  console.log(
    `\n${ids.length} ${ids.length === 1 ? 'sample' : 'samples'} in ${seconds} s: ` +
      `${ids.length - failed.length} passed` +
      `${skipped ? ` (${skipped} unchanged, not built again)` : ''}, ${failed.length} failed.`,
  );
  return failed.length > 0 ? 1 : 0;
}

function summary({ id, findings, changed, skipped }: BuildResult): string {
  if (findings.length > 0) return `${id}  ✗`;
  if (skipped) return `${id}  unchanged`;
  return changed.length > 0 ? `${id}  recorded: ${changed.join(', ')}` : `${id}  ✓`;
}
