import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { samplesFolder } from '../../samples/places.ts';
import type { Recorded } from '../../samples/types.ts';

/** What the home page says in numbers. */
export interface Figures {
  /** How many samples were built without an error; others show one on purpose. */
  readonly samples: number;
  /** How often what they emitted was imported, required, run or checked. */
  readonly exercises: number;
  /** Version of Rslib that built the home page's sample. */
  readonly version: string;
  /** Size in bytes of the source files of the home page's sample. */
  readonly source: number;
  /** Size in bytes of the JavaScript that it emits, as it is and after brotli. */
  readonly output: { readonly raw: number; readonly brotli: number };
}

/** Sample whose source and output the home page shows. */
const shown = 'start-before-after';

/**
 * Counts the samples below a folder and what was done with them, and measures the sample that the
 * home page shows. Throws when that one was never recorded or emits no JavaScript.
 */
export function figuresOf(folder = samplesFolder): Figures {
  const all = readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const recorded = entry.isDirectory() && recordOf(path.join(folder, entry.name));
    return recorded ? [recorded] : [];
  });
  const recorded = recordOf(path.join(folder, shown));
  const script = recorded?.files.find(({ path: file }) => file.endsWith('.js'));
  if (!recorded || !script)
    throw new Error(`The sample ${shown} has no JavaScript on record.`);
  const source = path.join(folder, shown, 'src');
  return {
    samples: all.filter(({ commands }) =>
      commands.every(({ exitCode }) => exitCode === 0),
    ).length,
    exercises: all.reduce((sum, { exercises }) => sum + exercises.length, 0),
    version: recorded.rslib,
    source: readdirSync(source).reduce(
      (sum, file) => sum + statSync(path.join(source, file)).size,
      0,
    ),
    output: { raw: script.raw, brotli: script.brotli },
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
