/** `npm run comparison`: measures the CPU time of all compared builds and writes `times.json`. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { cpuSeconds, processorName } from '@site/samples/build/cpu-time';
import { installedVersion } from '@site/samples/build/run';
import { readSample, samplesFolder } from '@site/samples/build/sample';
import { copySample } from '@site/samples/build/scratch';
import { nodePath, toolchainOf } from '@site/samples/build/toolchains';
import { inputs, packages, sampleId, tools } from './cases.ts';
import type { Times } from './tables.ts';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });
const pairs = inputs.flatMap((input) =>
  tools.map((tool) => ({ key: `${input}-${tool}`, input, tool })),
);
const seconds: Record<string, number[]> = {};
// Tools take turns, so that other work on the machine meets all of them alike. The first round
// only warms the caches of the file system.
for (let round = 0; round <= Number(values.runs); round++) {
  for (const { key, input, tool } of pairs) {
    const used = measure(sampleId(input, tool));
    if (round > 0) seconds[key] = [...(seconds[key] ?? []), used];
  }
  console.log(`Round ${round} of ${values.runs}`);
}
const toolchain = toolchainOf(readSample(`${samplesFolder}/compare-library-rslib`));
const times: Times = {
  machine: processorName(),
  node: `Node.js ${/\d+\.\d+\.\d+/.exec(output(nodePath(), ['--version']))?.[0]}`,
  date: new Date().toISOString().slice(0, 10),
  versions: Object.fromEntries(
    packages.map((name) => [name, installedVersion(name, toolchain)]),
  ),
  seconds,
};
const target = new URL('times.json', import.meta.url);
// Each list of seconds in a line, as Biome formats it.
const json = JSON.stringify(times, null, 2).replaceAll(/\[[^\]]+\]/g, (list) =>
  list.replaceAll(/\s+/g, ' ').replaceAll(/(?<=\[) | (?=\])/g, ''),
);
writeFileSync(target, `${json}\n`);

/** The CPU time of a sample's commands, in seconds. */
function measure(id: string): number {
  const sample = readSample(`${samplesFolder}/${id}`);
  return cpuSeconds(sample.manifest.commands, copySample(sample, 'comparison'));
}

function output(program: string, args: readonly string[]): string {
  return spawnSync(program, args, { encoding: 'utf8' }).stdout;
}
