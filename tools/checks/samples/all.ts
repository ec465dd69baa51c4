import { objectOf } from '@site/pages/data-files';
import { isSharedPartial } from '../file-patterns.ts';
import type { Check, Project } from '../project.ts';
import { lineLength, longLinesName, parseLongLines } from './line-length.ts';
import type { SourcedPage } from './sourced-page.ts';
import { unknownSamples } from './unknown.ts';
import { unusedSamples } from './unused.ts';

/** Checks of samples: that pages show those that exist, that each is shown, that lines fit. */
export const sampleChecks: Readonly<Record<string, Check>> = {
  unknownSamples: (project) =>
    unknownSamples(sourcesOf(project), `${project.root}/docs/samples`),
  unusedSamples: (project) => unusedSamples(sourcesOf(project), idsOf(project)),
  lineLength: ({ files }) =>
    lineLength(files, parseLongLines(objectOf(files, longLinesName))),
};

/** Samples may also be shown by the partials that both languages share. */
function sourcesOf({ files, pages }: Project): SourcedPage[] {
  const partials = files.filter(isSharedPartial);
  return [...pages, ...partials.map(({ file, text }) => ({ file, source: text }))];
}

function idsOf({ files }: Project): string[] {
  return files.flatMap(
    ({ file }) => /^docs\/samples\/([^/]+)\/sample\.json$/.exec(file)?.[1] ?? [],
  );
}
