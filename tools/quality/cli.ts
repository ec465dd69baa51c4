// npm run quality: collects figures about the site from the last run of the tests, the checks, the records and the built site.

import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { checks } from '../checks/all.ts';
import { runChecks } from '../checks/run-checks.ts';
import { documented } from '../facts/documented.ts';
import type { Finding } from '../findings/finding.ts';
import { readPages } from '../pages/read.ts';
import { readProject } from '../repository/read.ts';
import { repository } from '../repository/root.ts';
import { readSources } from '../rspress/facts/sources.ts';
import { samplesFolder } from '../samples/places.ts';
import { qualityFile, qualityName } from './json.ts';
import { madeNow } from './made.ts';
import type { Quality } from './model.ts';
import { optionFigures, parityFigures, sampleFigures } from './records.ts';
import { siteFigures } from './site.ts';
import { testFigures } from './tests.ts';

const { values } = parseArgs({
  options: {
    report: { type: 'string', default: 'test-results/report.json' },
    site: { type: 'string', default: 'doc_build' },
  },
});

process.chdir(repository);
const files = readProject(repository);
const { pages } = readPages(files);
const sources = readSources();
const outcome = await runChecks(repository, files);
const reported = existsSync(values.report);
const site = await siteFigures(values.site);
const quality: Quality = {
  $comment:
    'Written by "npm run quality" from what was measured; nobody edits it. What was not measured is null.',
  made: madeNow(repository, 'npm run quality'),
  documented: {
    package: documented,
    version: sources.facts.versions[documented] ?? '',
  },
  tests: reported ? testFigures(readFileSync(values.report, 'utf8')) : null,
  checks: {
    checks: Object.keys(checks).length,
    files: files.length,
    // What is said of these figures themselves is mended by this very command.
    findings: outcome.findings.filter(({ file }) => file !== qualityName).map(firstLine),
    waiting: outcome.notes.map(firstLine),
  },
  samples: sampleFigures(samplesFolder),
  options: optionFigures(sources, pages),
  parity: parityFigures(pages.filter(({ route }) => route !== undefined)),
  site,
};
mkdirSync(path.dirname(qualityFile), { recursive: true });
writeFileSync(qualityFile, JSON.stringify(quality));
// The linter wants JSON in a shape of its own.
const biome = 'node_modules/@biomejs/biome/bin/biome';
execFileSync(process.execPath, [biome, 'format', '--write', qualityFile]);
console.log(`Written: ${qualityName}`);
if (!reported)
  console.log(`Not measured: tests, since ${values.report} is not there. Run npm test.`);
if (!site)
  console.log(
    `Not measured: the site, since ${values.site} holds none. Run npm run build.`,
  );

function firstLine({ file, line, what }: Finding): string {
  return `${file}:${line} ${what}`;
}
