import { existsSync, readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { parse } from 'acorn';

const file = 'dist/copy-toast.js';
const found = existsSync(file);
const code = found ? readFileSync(file, 'utf8') : '';
const page = createContext({});
page.window = page.self = page;
const succeeds = (action) => {
  try {
    action();
    return true;
  } catch {
    return false;
  }
};
// Old browsers do not have it.
runInContext('delete globalThis.globalThis', page);
succeeds(() => runInContext(code, page));
const checks = {
  'one global with the function':
    page.CopyToast?.toast?.('text') === 'Copied: text',
  'no syntax after 2017':
    found &&
    succeeds(() => parse(code, { ecmaVersion: 2017 })),
  minified: found && code.trim().split('\n').length < 3,
};
for (const [what, holds] of Object.entries(checks)) {
  console.log(`${holds ? 'yes' : 'no'}: ${what}`);
  if (!holds) process.exitCode = 1;
}
