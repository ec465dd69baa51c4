import { existsSync, readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';

const file = 'dist/copy-toast.js';
const found = existsSync(file);
const code = found ? readFileSync(file, 'utf8') : '';
const page = createContext({});
page.window = page.self = page;
try {
  runInContext(code, page);
} catch {}
const checks = {
  'one global with the function':
    page.CopyToast?.toast?.('text') === 'Copied: text',
  'no syntax after 2017':
    code !== '' && !/\?\.|\?\?/.test(code),
  minified: found && code.trim().split('\n').length < 3,
};
for (const [what, holds] of Object.entries(checks)) {
  console.log(`${holds ? 'yes' : 'no'}: ${what}`);
  if (!holds) process.exitCode = 1;
}
