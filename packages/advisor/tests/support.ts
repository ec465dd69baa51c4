import { mkdirSync } from 'node:fs';
import { test } from '@playwright/test';
import { scratchFolder } from '@site/samples/build/scratch';
import { allLeaves, type Leaf } from '../src/browser/data/leaves.ts';
import type { Line } from '../src/browser/data/lines.ts';

/** A new folder for the running test alone, to be removed by it. Packages are found from it as from a sample. */
export function ownFolder(): string {
  const { testId, retry } = test.info();
  const folder = `${scratchFolder}/tests/${testId}-${retry}`;
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** The package of that name. Throws when there is none. */
export function leafNamed(id: string): Leaf {
  const leaf = allLeaves().find((one) => one.id === id);
  if (leaf) return leaf;
  throw new Error(`There is no package ${id}.`);
}

/** Lines of which one is changed as a careless mapping would do it. Throws where none holds the text. */
export function spoiled(lines: readonly Line[], from: string, to: string): Line[] {
  if (!lines.some(({ text }) => text.includes(from)))
    throw new Error(`No line has ${from}`);
  let done = false;
  return lines.map((line) => {
    if (done || !line.text.includes(from)) return line;
    done = true;
    return { ...line, text: line.text.replace(from, to) };
  });
}
