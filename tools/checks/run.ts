// Checks pages, samples and data that need no built site: part of `npm run check`.
import { readProject, repository } from '@site/pages/repository';
import { printOutcome, runChecks } from './run-checks.ts';

printOutcome(await runChecks(repository, readProject(repository)));
