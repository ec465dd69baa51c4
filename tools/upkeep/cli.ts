/** npm run upkeep: what grows old by itself, without a change to the repository. Run every week. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { origin } from '../../site.ts';
import { securityText } from '../checks/security-text.ts';
import { format } from '../findings/finding.ts';
import { npm } from '../setup/process.mjs';
import explained from './explained.json' with { type: 'json' };
import { advisoriesIn, openQuestions } from './findings.ts';

process.chdir(path.resolve(import.meta.dirname, '../..'));

const file = 'docs/public/.well-known/security.txt';
const todo = [
  ...securityText([{ file, text: readFileSync(file, 'utf8') }], origin, new Date()).map(
    format,
  ),
  ...audited(),
];
console.log(todo.length > 0 ? todo.join('\n\n') : 'Nothing has grown old.');
process.exitCode = todo.length > 0 ? 1 : 0;

function audited(): string[] {
  const [program = 'npm', ...args] = npm('audit', '--omit=dev', '--json');
  const { stdout } = spawnSync(program, args, { encoding: 'utf8' });
  try {
    return openQuestions(advisoriesIn(stdout), explained);
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}
