/** `npm run other-tools`: measures the CPU time of all compared builds and writes `times.json`. */
import { readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { parseArgs } from 'node:util';
import { installedVersion } from '@site/samples/format/installed';
import { readSample, samplesFolder } from '@site/samples/format/sample';
import { runCommand } from '@site/samples/record/command';
import { copySample, scratchFolder } from '@site/samples/record/scratch';
import { toolchainOf } from '@site/samples/record/toolchains';
import { inputs, packages, sampleId, tools } from '../build/cases.ts';
import type { Times } from '../build/tables.ts';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });
const pairs = inputs.flatMap((input) =>
  tools.map((tool) => ({ key: `${input}-${tool}`, input, tool })),
);
const seconds: Record<string, number[]> = {};
// Tools take turns, so that other work on the machine meets all of them alike. The first round
// only warms the caches of the file system.
for (let round = 0; round <= Number(values.runs); round++) {
  for (const { key, input, tool } of pairs) {
    const used = await measure(sampleId(input, tool));
    if (round > 0) seconds[key] = [...(seconds[key] ?? []), used];
  }
  console.log(`Round ${round} of ${values.runs}`);
}
const { output: version } = await runCommand(['node', '--version'], scratchFolder);
const toolchain = toolchainOf(readSample(`${samplesFolder}/compare-library-rslib`));
const times: Times = {
  machine: `${os.availableParallelism()} × ${os.cpus()[0]?.model.trim() ?? os.arch()}`,
  node: `Node.js ${version.trim().slice(1)}`,
  date: new Date().toISOString().slice(0, 10),
  versions: Object.fromEntries(
    packages.map((name) => [name, installedVersion(name, toolchain)]),
  ),
  seconds,
};
const target = new URL('../format/times.json', import.meta.url);
// Each list of seconds in a line, as Biome formats it.
const json = JSON.stringify(times, null, 2).replaceAll(/\[[^\]]+\]/g, (list) =>
  list.replaceAll(/\s+/g, ' ').replaceAll(/(?<=\[) | (?=\])/g, ''),
);
writeFileSync(target, `${json}\n`);

/** The CPU time of a sample's commands, in seconds. Throws if one fails. */
async function measure(id: string): Promise<number> {
  const sample = readSample(`${samplesFolder}/${id}`);
  const folder = copySample(sample, 'other-tools');
  const before = secondsOfChildren();
  for (const argv of sample.manifest.commands) {
    const { exitCode, output } = await runCommand(argv, folder);
    if (exitCode !== 0) throw new Error(`${id}: ${argv.join(' ')} fails:\n${output}`);
  }
  return Math.round((secondsOfChildren() - before) * 100) / 100;
}

/** The CPU time of all child processes that have ended and their children; only Linux tells it. */
function secondsOfChildren(): number {
  const [, fields = ''] = readFileSync('/proc/self/stat', 'utf8').split(') ');
  // Fields 16 and 17 of proc(5): user and system, in hundredths of a second.
  const [user, system] = fields.split(' ').slice(13);
  return (Number(user) + Number(system)) / 100;
}
