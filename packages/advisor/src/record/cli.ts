// `npm run advisor` builds and uses every advised package, and records the proofs.
import { recordFromCommandLine } from '@site/samples/record/command-line';
import { proofs } from './kind.ts';

process.exitCode = await recordFromCommandLine(proofs);
