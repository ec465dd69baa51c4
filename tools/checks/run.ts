// Checks everything that can be known without building the site: part of `npm run check`. With --changed, what a change can break.
import { readProject } from '../repository/read.ts';
import { repository } from '../repository/root.ts';
import { runChanged } from './changed.ts';
import { annotations, report } from './report.ts';
import { runAll } from './run-all.ts';

const quick = process.argv.includes('--changed');
const outcome = quick
  ? await runChanged(repository)
  : { ...(await runAll(repository, readProject(repository))), whole: true };
if (process.env.GITHUB_ACTIONS === 'true') {
  for (const line of annotations(outcome)) console.log(line);
}
console.log(report(outcome));
if (quick) {
  console.log(
    outcome.whole
      ? 'The change may break any page, so all were looked at.'
      : 'Only what the change can break; `npm run check` looks at the rest, at types and at format.',
  );
}
process.exitCode = outcome.findings.length > 0 ? 1 : 0;
