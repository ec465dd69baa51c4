// What Lighthouse says of a page of each kind: npm run lighthouse [-- --runs 5]. Needs a built site and the network.
import { parseArgs } from 'node:util';
import { base, locales } from '../../site.ts';
import { median } from '../median.ts';
import { startServer } from '../serve/server.ts';
import { findChromium } from '../setup/chromium.mjs';
import { ask, type Form } from './ask.ts';
import { blockingOf, faultsIn, performanceOf } from './judge.ts';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '3' } } });
const runs = Math.max(1, Number.parseInt(values.runs, 10) || 1);
const pages = [
  '',
  'guide/start/quick-start',
  'config/lib/format',
  'guide/start/explorer',
];
const forms: readonly Form[] = ['phone', 'desktop'];

const folder = process.env.SITE_OUT_DIR ?? 'doc_build';
const server = await startServer(folder, {
  base,
  port: 0,
});
const chromium = findChromium();
let faulty = 0;
console.log(
  `page, form: performance, milliseconds blocked by long tasks; medians of ${runs}`,
);
try {
  for (const [place, { lang }] of locales.entries()) {
    for (const page of pages) {
      for (const form of forms)
        await tell(`${place === 0 ? '' : `${lang}/`}${page}`, form);
    }
  }
} finally {
  await server.close();
}
if (faulty > 0) process.exitCode = 1;

async function tell(page: string, form: Form): Promise<void> {
  const scores: number[] = [];
  const blocking: number[] = [];
  const faults = new Set<string>();
  for (let run = 0; run < runs; run++) {
    const report = await ask(server.origin + base + page, form, chromium);
    scores.push(performanceOf(report));
    blocking.push(blockingOf(report));
    for (const fault of faultsIn(report)) faults.add(fault);
  }
  faulty += faults.size;
  const figures = `${median(scores)}, ${median(blocking)}`;
  console.log([`/${page}, ${form}: ${figures}`, ...faults].join('\n    '));
}
