// `npm run explorer` builds all states of the output explorer and records them.
import { recordFromCommandLine } from '@site/samples/record/command-line';
import { states } from './kind.ts';

process.exitCode = await recordFromCommandLine(states);
