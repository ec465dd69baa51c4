import type { RspressPlugin } from '@rspress/core';
import { readRecord } from '@site/samples/build/record';
import { listSamples, samplesFolder } from '@site/samples/build/sample';

/** The numbers on the home page. */
interface Figures {
  /** Samples that build without an error; others show one on purpose. */
  readonly samples: number;
  /** How often their output was imported, required, run or checked. */
  readonly exercises: number;
  /** Version of Rslib that built them. */
  readonly version: string;
}

function countFigures(): Figures {
  const records = listSamples().flatMap(
    (id) => readRecord(`${samplesFolder}/${id}`) ?? [],
  );
  const [first] = records;
  if (!first) throw new Error(`No sample in ${samplesFolder} has been recorded.`);
  return {
    samples: records.filter(({ commands }) =>
      commands.every(({ exitCode }) => exitCode === 0),
    ).length,
    exercises: records.reduce((sum, { exercises }) => sum + exercises.length, 0),
    version: first.rslib,
  };
}

/** Rspress plugin that passes the figures to the theme as `import.meta.env.SITE_FIGURES`. */
export function figures(): RspressPlugin {
  const define = { 'import.meta.env.SITE_FIGURES': JSON.stringify(countFigures()) };
  return { name: 'site-figures', builderConfig: { source: { define } } };
}
