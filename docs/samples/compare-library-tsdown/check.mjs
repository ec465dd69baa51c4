import {
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as imported from 'closest-word';

const required = createRequire(import.meta.url)(
  'closest-word',
);
const finds = ({ closest }) =>
  closest('tset', ['some', 'test'])?.word === 'test';

// Alone, it lacks the dependency that it left outside.
const alone = mkdtempSync(join(tmpdir(), 'alone-'));
for (const path of ['dist', 'package.json'])
  cpSync(path, join(alone, path), { recursive: true });
const { exports } = JSON.parse(
  readFileSync('package.json', 'utf8'),
);
const lacks = async (kind) => {
  const file = join(alone, exports['.'][kind].default);
  const message = await import(pathToFileURL(file).href).then(
    () => 'It loads.',
    (error) => error.message,
  );
  return message.includes("'word-distance'");
};
const checks = {
  'import finds the word': finds(imported),
  'require finds the word': finds(required),
  'import left the dependency outside':
    await lacks('import'),
  'require left the dependency outside':
    await lacks('require'),
};
rmSync(alone, { recursive: true });
for (const [what, holds] of Object.entries(checks)) {
  console.log(`${holds ? 'yes' : 'no'}: ${what}`);
  if (!holds) process.exitCode = 1;
}
