// `npm run libraries` builds published libraries with Rslib and compares them with their own builds.
import { recordFromCommandLine } from '@site/samples/record/command-line';
import { libraries } from './kind.ts';

process.exitCode = await recordFromCommandLine(libraries);
