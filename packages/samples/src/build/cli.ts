// `npm run samples` builds samples and records them: contributing/samples.md.
import { parseArgs } from 'node:util';
import { nearest } from '@site/pages/findings';
import { type BuildResult, buildSamples } from './build.ts';
import { listSamples, samplesFolder } from './sample.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { check: { type: 'boolean', default: false } },
});

process.exitCode = await main();

async function main(): Promise<number> {
  const known = listSamples();
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
    if (positionals.length === 0) return;
    for (const line of result.variants) console.log(`           ${line}`);
  };
  const results = await buildSamples({ ...values, root: samplesFolder, ids, report });
  const failed = results.filter(({ findings }) => findings.length > 0);
  for (const { id, findings } of failed) {
    console.error(`\ndocs/samples/${id}`);
    for (const finding of findings) {
      console.error(`  ${finding.replaceAll('\n', '\n  ')}`);
    }
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(
    `\n${ids.length} ${ids.length === 1 ? 'sample' : 'samples'} in ${seconds} s: ` +
      `${ids.length - failed.length} passed, ${failed.length} failed.`,
  );
  return failed.length > 0 ? 1 : 0;
}

function summary({ id, findings, changed }: BuildResult): string {
  if (findings.length > 0) return `${id}  ✗`;
  return changed.length > 0 ? `${id}  recorded: ${changed.join(', ')}` : `${id}  ✓`;
}
