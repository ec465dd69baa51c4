// Checks everything that can be known without building the site: part of `npm run check`.
import { readProject, repository } from '@site/pages/repository';
import { annotations, report } from './report.ts';
import { runChecks } from './run-checks.ts';

const outcome = await runChecks(repository, readProject(repository));
if (process.env.GITHUB_ACTIONS === 'true') {
  for (const line of annotations(outcome)) console.log(line);
}
console.log(report(outcome));
process.exitCode = outcome.findings.length > 0 ? 1 : 0;
