import { execFileSync } from 'node:child_process';

export { label } from './label.js';

export function branch() {
  const args = ['branch', '--show-current'];
  return execFileSync('git', args, { encoding: 'utf8' }).trim();
}
