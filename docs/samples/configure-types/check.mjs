// npx tsc -p tsconfig.config.json
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const at = import.meta.resolve('typescript/package.json');
const tsc = fileURLToPath(new URL('bin/tsc', at));
const args = [tsc, '-p', 'tsconfig.config.json'];
const { status } = spawnSync(process.execPath, args, {
  stdio: 'inherit',
});
process.exitCode = status;
