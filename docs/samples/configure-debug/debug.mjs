import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const at = import.meta.resolve('@rslib/core/package.json');
const rslib = fileURLToPath(new URL('bin/rslib.js', at));

// DEBUG=rslib npx rslib
execFileSync(process.execPath, [rslib], {
  env: { ...process.env, DEBUG: 'rslib' },
  stdio: 'inherit',
});
