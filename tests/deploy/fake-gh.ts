import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
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

/**
 * Runs `work` where `gh` answers like this, and returns what it was called with. It is a program in
 * front of all others on the PATH, so nothing can reach GitHub.
 */
export async function callsOfGh(
  answers: Answers,
  work: () => unknown,
): Promise<readonly Call[]> {
  const folder = test.info().outputPath('bin');
  const calls = `${folder}/calls`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/gh`, program);
  chmodSync(`${folder}/gh`, 0o755);
  writeFileSync(calls, '');
  const before = { ...process.env };
  const added = {
    PATH: [folder, before.PATH].join(path.delimiter),
    GITHUB_REPOSITORY: 'owner/site',
    FAKE_GH_CALLS: calls,
    FAKE_GH_ANSWERS: JSON.stringify(answers),
  };
  Object.assign(process.env, added);
  try {
    await work();
  } finally {
    for (const name of Object.keys(added)) delete process.env[name];
    Object.assign(process.env, before);
  }
  return readFileSync(calls, 'utf8').split('\n').filter(Boolean).map(callOf);
}

function callOf(line: string): Call {
  return JSON.parse(line);
}
