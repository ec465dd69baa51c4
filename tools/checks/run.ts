// Checks pages, samples and data that need no built site: part of `npm run check`.
import { readProject, repository } from '@site/mdx/repository';
import { printResult } from './report.ts';
import { runChecks } from './run-checks.ts';

printResult(await runChecks(repository, readProject(repository)));
