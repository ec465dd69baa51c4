import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from '@playwright/test';

/** A call of `gh`, with what it got as its standard input. */
export interface Call {
  readonly args: readonly string[];
  readonly input: string;
}

/** Answers by the beginning of the arguments, joined by spaces; without one, `gh` fails. */
export type Answers = Readonly<Record<string, string>>;

const program = `#!/usr/bin/env node
import { appendFileSync, readFileSync } from 'node:fs';
const { FAKE_GH_CALLS: calls, FAKE_GH_ANSWERS: answers } = process.env;
const args = process.argv.slice(2);
const call = { args, input: readFileSync(0, 'utf8') };
appendFileSync(calls, JSON.stringify(call) + '\\n');
const found = Object.entries(JSON.parse(answers)).find(([start]) =>
  args.join(' ').startsWith(start),
);
if (found) console.log(found[1]);
process.exitCode = found ? 0 : 1;
`;

/** Runs a script of tools/deploy with a `gh` that answers like this, and nothing else to ask. */
export async function runWithGh(
  script: string,
  args: readonly string[],
  answers: Answers,
  env: Readonly<Record<string, string>> = {},
): Promise<{ code: unknown; output: string; calls: Call[] }> {
  const folder = test.info().outputPath('bin');
  const calls = `${folder}/calls`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/gh`, program);
  chmodSync(`${folder}/gh`, 0o755);
  writeFileSync(calls, '');
  const child = spawn(process.execPath, ['--import', 'jiti/register', script, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PATH: [folder, process.env.PATH].join(path.delimiter),
      GITHUB_REPOSITORY: 'owner/site',
      FAKE_GH_CALLS: calls,
      FAKE_GH_ANSWERS: JSON.stringify(answers),
      ...env,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part) => {
      output += part;
    });
  const [code] = await once(child, 'close');
  const lines = existsSync(calls) ? readFileSync(calls, 'utf8').split('\n') : [];
  return { code, output, calls: lines.filter(Boolean).map(callOf) };
}

function callOf(line: string): Call {
  return JSON.parse(line);
}
