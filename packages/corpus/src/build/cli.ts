// `npm run corpus` builds published libraries with Rslib and compares them with their own builds.
import { recordFromCommandLine } from '@site/samples/build/command-line';
import { libraries } from './kind.ts';

process.exitCode = await recordFromCommandLine(libraries);
