import type { Cost, Quality } from '../../quality/model.ts';
import { inlineCode } from '../fence.ts';
import { fill } from '../fill.ts';
import { kindName, type QualityLabels } from './labels.ts';

/** Everything in the figures that failed, is missing or costs too much, as a list; a sentence where there is nothing. */
export function failing(quality: Quality, labels: QualityLabels): string[] {
  const list = [
    ...ofTests(quality, labels),
    ...ofRecords(quality, labels),
    ...ofSite(quality, labels),
  ];
  return list.length === 0 ? [labels.nothing] : list.map((one) => `- ${one}`);
}

function ofTests({ tests, checks }: Quality, labels: QualityLabels): string[] {
  const told = (label: string) => (text: string) =>
    fill(label, { text: inlineCode(text) });
  const findings = [
    ...checks.findings.map(told(labels.finding)),
    ...checks.waiting.map(told(labels.waits)),
  ];
  if (!tests) return [labels.missingTests, ...findings];
  const part = tests.arguments.join(' ');
  return [
    ...(part === '' ? [] : [fill(labels.missingPart, { arguments: part })]),
    ...tests.trouble.map(({ outcome, file, title, project }) =>
      fill(labels.failedTest, {
        outcome: labels[outcome],
        file,
        title: inlineCode(title),
        project,
      }),
    ),
    ...findings,
  ];
}

function ofRecords(
  { samples, options, documented: { version } }: Quality,
  labels: QualityLabels,
): string[] {
  const unexpected = samples.exercises - samples.exercisesAsExpected;
  const lacking = options.all - options.documented;
  const others = samples.versions.filter((one) => one !== version);
  return [
    ...(unexpected === 0 ? [] : [fill(labels.unexpected, { count: unexpected })]),
    ...(lacking === 0 ? [] : [fill(labels.lacking, { count: lacking })]),
    ...(others.length === 0
      ? []
      : [fill(labels.otherVersion, { versions: others.join(', '), version })]),
  ];
}

function ofSite({ site }: Quality, labels: QualityLabels): string[] {
  if (!site) return [labels.missingSite];
  return [
    ...site.broken.map((text) => fill(labels.broken, { text: inlineCode(text) })),
    ...site.weights.flatMap(({ kind, pages, before, after }) => {
      const told = ({ over, budget }: Cost, moment: string) =>
        over === 0
          ? []
          : [
              fill(labels.overBudget, {
                kind: kindName(kind, labels),
                over,
                pages,
                budget: budget / 1024,
                moment,
              }),
            ];
      return [...told(before, labels.momentBefore), ...told(after, labels.momentAfter)];
    }),
  ];
}
