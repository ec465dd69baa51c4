import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const at = import.meta.resolve('@rslib/core/package.json');
const rslib = fileURLToPath(new URL('bin/rslib.js', at));

/** Watches, and returns what waits for words and what ends it. */
async function watch(...flags) {
  const args = [rslib, '--watch', ...flags];
  const child = spawn(process.execPath, args);
  let said = '';
  child.stdout.on('data', (text) => (said += text));
  const says = async (words) => {
    while (!said.includes(words)) await sleep(50);
    const lines = said.split('\n');
    const told = lines.find((one) => one.includes('banner:'));
    if (told) console.log(told);
    said = '';
    await sleep(1000);
  };
  await says('watching for');
  return {
    says,
    async end(title) {
      const code = readFileSync('dist/index.js', 'utf8');
      console.log('->', title, code.split('\n')[0]);
      child.kill();
      await once(child, 'exit');
    },
  };
}

/** Changes a file in one go: no half of it is built. */
function write(file, code) {
  writeFileSync('new.tmp', code);
  renameSync('new.tmp', file);
}

function banner(text) {
  const code = `export const text = '/* ${text} */';\n`;
  write('banner.mjs', code);
}

const native = await watch();
banner('two');
await native.says('watching for');
await native.end('dist with rslib.config.mjs:');

banner('one');
const file = ['--config', 'rslib.config.ts'];
const jiti = await watch(...file, '--config-loader', 'jiti');
banner('two');
await sleep(1000);
write('src/index.ts', 'export const slug = String;\n');
await jiti.says('built in');
await jiti.end('dist with rslib.config.ts:');
