/** `npm run comparison`: measures the CPU time of all compared builds and writes `times.json`. */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { parseArgs } from 'node:util';
import { isolatedEnvironment } from '@site/samples/build/command';
import { readSample, samplesFolder } from '@site/samples/build/sample';
import { copyToScratch, newScratch, removeScratch } from '@site/samples/build/scratch';
import { nodePath, toolchainOf } from '@site/samples/build/toolchains';
import { inputs, sampleId, type Tool, tools } from './cases.ts';
import type { Times } from './tables.ts';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });
const scratch = newScratch();
const pairs = inputs.flatMap((input) =>
  (Object.keys(tools) as Tool[]).map((tool) => ({
    key: `${input}-${tool}`,
    input,
    tool,
  })),
);
const seconds: Record<string, number[]> = {};
// Tools take turns, so that other work on the machine meets all of them alike. The first round
// only warms the caches of the file system.
for (let round = 0; round <= Number(values.runs); round++) {
  for (const { key, input, tool } of pairs) {
    const used = cpuSeconds(sampleId(input, tool));
    if (round > 0) seconds[key] = [...(seconds[key] ?? []), used];
  }
  console.log(`Round ${round} of ${values.runs}`);
}
rmSync(scratch, { recursive: true, force: true });
const toolchain = toolchainOf(readSample(`${samplesFolder}/compare-library-rslib`));
const times: Times = {
  machine: `${os.cpus().length} × ${os.cpus()[0]?.model ?? os.arch()}`,
  node: `Node.js ${/\d+\.\d+\.\d+/.exec(output(nodePath(), ['--version']))?.[0]}`,
  date: new Date().toISOString().slice(0, 10),
  versions: Object.fromEntries(
    Object.values(tools).map((name) => [name, versionOf(name)]),
  ),
  seconds,
};
const target = new URL('times.json', import.meta.url);
// Each list of seconds in a line, as Biome formats it.
const json = JSON.stringify(times, null, 2).replaceAll(/\[[^\]]+\]/g, (list) =>
  list.replaceAll(/\s+/g, ' ').replaceAll(/(?<=\[) | (?=\])/g, ''),
);
writeFileSync(target, `${json}\n`);

/** User and system time of a sample's commands with all their children, in seconds. */
function cpuSeconds(id: string): number {
  const sample = readSample(`${samplesFolder}/${id}`);
  const folder = copyToScratch(sample, scratch);
  const bin = `${toolchainOf(sample)}/node_modules/.bin`;
  // In the shell, `time` counts every process of the commands.
  const commands = sample.manifest.commands.map((argv) => argv.join(' ')).join(' && ');
  const script = `TIMEFORMAT='%U %S'; time { ${commands}; } >/dev/null 2>&1`;
  const { stderr } = spawnSync('bash', ['-c', script], {
    cwd: folder,
    env: isolatedEnvironment(bin, nodePath()),
    encoding: 'utf8',
  });
  removeScratch(folder);
  const [user = Number.NaN, system = Number.NaN] = stderr.trim().split(' ').map(Number);
  return Number((user + system).toFixed(2));
}

function versionOf(name: string): string {
  const file = `${toolchain}/node_modules/${name}/package.json`;
  return JSON.parse(readFileSync(file, 'utf8')).version;
}

function output(program: string, args: readonly string[]): string {
  return spawnSync(program, args, { encoding: 'utf8' }).stdout;
}
