import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import type { Recorded } from '@site/samples/build/record';
import { samplesFolder } from '@site/samples/build/sample';

/** What the home page says in numbers. */
interface Figures {
  /** How many samples were built without an error; others show one on purpose. */
  readonly samples: number;
  /** How often what they emitted was imported, required, run or checked. */
  readonly exercises: number;
  /** Version of Rslib that built them. */
  readonly version: string;
}

/** Counts the samples below a folder and what was done with them. Throws when none was ever recorded. */
function figuresOf(folder = samplesFolder): Figures {
  const all = readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const recorded = entry.isDirectory() && recordOf(path.join(folder, entry.name));
    return recorded ? [recorded] : [];
  });
  const [first] = all;
  if (!first) throw new Error(`No sample in ${folder} is on record.`);
  return {
    samples: all.filter(({ commands }) =>
      commands.every(({ exitCode }) => exitCode === 0),
    ).length,
    exercises: all.reduce((sum, { exercises }) => sum + exercises.length, 0),
    version: first.rslib,
  };
}

function recordOf(sample: string): Recorded | undefined {
  const file = path.join(sample, 'recorded.json');
  if (!statSync(file, { throwIfNoEntry: false })) return undefined;
  return JSON.parse(readFileSync(file, 'utf8')) as Recorded;
}

/** Rspress plugin that hands the figures to the theme as `import.meta.env.SITE_FIGURES`. */
export function figures(): RspressPlugin {
  return {
    name: 'site-figures',
    builderConfig: {
      source: {
        define: { 'import.meta.env.SITE_FIGURES': JSON.stringify(figuresOf()) },
      },
    },
  };
}
