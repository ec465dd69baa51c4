// How a build, and what readers are sent, grow with the pages: npm run growth -- 1 10 [--short] [--minutes 30] [--memory 8000]
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { base, locales } from '../../site.ts';
import { type Growth, tablesOf } from './report.ts';
import { run } from './run.ts';
import { measureOutput } from './shipped.ts';
import { writeTree } from './tree.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: 'string', default: '30' },
    memory: { type: 'string', default: '8000' },
    /** Copies of pages end after their first heading: quicker, and what is sent grows the same. */
    short: { type: 'boolean', default: false },
    /** Shows again what earlier runs found, and builds nothing. */
    show: { type: 'boolean', default: false },
  },
});
const limits = { minutes: Number(values.minutes), memory: Number(values.memory) };
const scratch = path.resolve('.cache/growth');
const builder = path.resolve('node_modules/@rspress/core/bin/rspress.js');
const langs = locales.map(({ lang }) => lang);

/** One page of each kind, none of them a copy. */
const pages = ['index.html', 'guide/start/quick-start.html', 'config/lib/format.html'];

const builds: Growth[] = [];
for (const text of positionals.length > 0 ? positionals : ['1', '10']) {
  const times = Number(text);
  const short = values.short && times > 1;
  const name = short ? `${times}-short` : String(times);
  const result = `${scratch}/${name}.json`;
  const known = values.show && existsSync(result);
  const growth: Growth = known
    ? JSON.parse(readFileSync(result, 'utf8'))
    : await build(times, short, `${scratch}/${name}`);
  writeFileSync(result, JSON.stringify(growth, null, 2));
  builds.push(growth);
}
console.log(tablesOf(builds));
if (builds.some(({ output }) => !output)) process.exitCode = 1;

async function build(times: number, short: boolean, folder: string): Promise<Growth> {
  writeTree(folder, times, short, langs);
  const log = `${folder}.log`;
  console.error(`Building ${times} times the pages; the output goes to ${log}.`);
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    RSPRESS_PERSISTENT_CACHE: 'false',
    SITE_OUT_DIR: 'doc_build',
  };
  const cost = await run(
    [process.execPath, builder, 'build'],
    { cwd: folder, log, env },
    limits,
  );
  const output =
    cost.ended === undefined
      ? await measureOutput(`${folder}/doc_build`, pages, base)
      : undefined;
  rmSync(folder, { recursive: true });
  return { times, short, cost, ...(output ? { output } : {}) };
}
