// The same as: cd packages/trips && npx rslib
import { execSync } from 'node:child_process';

const cwd = 'packages/trips';
execSync('rslib', { cwd, stdio: 'inherit' });
