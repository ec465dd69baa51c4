import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import type { Facts } from './model.ts';
import { factsFile, factsName, installedFolder } from './places.ts';

/** Facts as the text of facts.json, in the shape in which the linter wants JSON. */
export function textOf(facts: Facts): string {
  const input = JSON.stringify(facts, null, 2);
  const biome = `${installedFolder('@biomejs/biome')}/bin/biome`;
  const args = [biome, 'format', `--stdin-file-path=${factsFile}`];
  return execFileSync(process.execPath, args, {
    input,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
}

/** The facts in the text of a facts.json. Throws when they are not there. */
export function parseFacts(text: string): Facts {
  const value: unknown = JSON.parse(text);
  if (isFacts(value)) return value;
  throw new Error(`${factsName} has another shape. Run "npm run facts".`);
}

/** The recorded facts; undefined where nothing has been recorded yet. */
export function recordedFacts(): Facts | undefined {
  return existsSync(factsFile) ? parseFacts(readFileSync(factsFile, 'utf8')) : undefined;
}

/** Whether facts.json holds exactly these facts, byte for byte. */
export function isRecorded(facts: Facts): boolean {
  return existsSync(factsFile) && readFileSync(factsFile, 'utf8') === textOf(facts);
}

/** The file is written by this program alone; its parts tell that it was. */
function isFacts(value: unknown): value is Facts {
  const parts = ['versions', 'fields', 'commands', 'messages', 'links'];
  return (
    typeof value === 'object' && value !== null && parts.every((part) => part in value)
  );
}
