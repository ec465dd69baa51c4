// `npm run samples` builds samples and records them: contributing/samples.md.
import { recordFromCommandLine } from './command-line.ts';
import { samples } from './samples.ts';

process.exitCode = await recordFromCommandLine(samples);
