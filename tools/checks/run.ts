// Checks everything that can be known without building the site: part of `npm run check`.
import { fileURLToPath } from 'node:url';
import { readProject } from '../repository/read.ts';
import { runAll } from './all.ts';
import { annotations, report } from './report.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const outcome = await runAll(root, readProject(root));
if (process.env.GITHUB_ACTIONS === 'true') {
  for (const line of annotations(outcome)) console.log(line);
}
console.log(report(outcome));
process.exitCode = outcome.findings.length > 0 ? 1 : 0;
