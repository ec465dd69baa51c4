// Checks the spelling: part of `npm run check`.
import { repository } from '@site/pages/repository';
import { printOutcome } from './run-checks.ts';
import { spelling } from './site/spelling.ts';

printOutcome({ findings: await spelling(repository), notes: [] });
