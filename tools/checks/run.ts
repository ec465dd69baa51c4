// Checks pages, samples and data that need no built site: part of `npm run check`.
import { readProject, repository } from '@site/pages/repository';
import { jsonSyntax } from './json-syntax.ts';
import { printResult } from './report.ts';

const files = readProject(repository);
const unreadable = jsonSyntax(files);
if (unreadable.length > 0) printResult({ findings: unreadable, notes: [] });
else {
  // Many modules import files of JSON, and would fail before they could say in which line.
  const { runChecks } = await import('./run-checks.ts');
  printResult(await runChecks(repository, files));
}
