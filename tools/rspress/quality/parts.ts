import type { Cost, Quality, Tally, TestFigures } from '../../quality/model.ts';
import { kib } from '../../sizes/budget.ts';
import { row } from '../facts/element.ts';
import { fill } from '../fill.ts';
import { failing } from './failing.ts';
import { kindName, type QualityLabels } from './labels.ts';

/** What one `<Quality part="…" />` of the page shows, as lines of Markdown. */
export type Part = (quality: Quality, labels: QualityLabels) => string[];

/** Every part by name. */
export const parts: Readonly<Record<string, Part>> = {
  made,
  samples,
  pages,
  access,
  weight,
  tests,
  failing,
};

function made({ made: about, documented, tests: run }: Quality, labels: QualityLabels) {
  const { command, node, system } = about;
  const commit =
    about.commit === '' ? labels.noCommit : `\`${about.commit.slice(0, 10)}\``;
  return table(labels, [
    [labels.version, `\`${documented.package}\` ${documented.version}`],
    [labels.made, fill(labels.madeOn, { date: minute(about.on) })],
    [labels.command, fill(labels.madeBy, { command, node, system })],
    [labels.commit, about.changed ? fill(labels.changed, { commit }) : commit],
    [labels.run, run ? runOf(run, labels) : labels.none],
  ]);
}

function runOf({ on, arguments: given }: TestFigures, labels: QualityLabels): string {
  const date = minute(on);
  return given.length === 0
    ? fill(labels.runAll, { date })
    : fill(labels.runPart, { date, arguments: given.join(' ') });
}

function samples({ samples: about, tests: run }: Quality, labels: QualityLabels) {
  const { all, building, exercises, exercisesAsExpected: ok, versions } = about;
  const failingOnes = all - building;
  return table(labels, [
    [
      labels.samplesAll,
      fill(labels.samplesOf, { all, building, failing: failingOnes }),
      labels.records,
    ],
    [labels.rebuilt, tally(run?.samples, labels), labels.report],
    [labels.exercises, fill(labels.exercisesOf, { ok, all: exercises }), labels.records],
    [labels.builtWith, versions.join(', '), labels.records],
    [labels.guides, tally(run?.guides, labels), labels.report],
  ]);
}

function pages({ options, parity, checks, site }: Quality, labels: QualityLabels) {
  const { findings, waiting, ...counted } = checks;
  const reached = site && {
    part: site.links - site.broken.length,
    all: site.links,
  };
  return table(labels, [
    [
      labels.options,
      fill(labels.of, { part: options.documented, all: options.all }),
      labels.types,
    ],
    [labels.pages, fill(labels.pair, parity.pages), labels.sources],
    [labels.headings, fill(labels.pair, parity.headings), labels.sources],
    [
      labels.checks,
      fill(labels.checksOf, {
        ...counted,
        findings: findings.length,
        waiting: waiting.length,
      }),
      labels.checkRun,
    ],
    [labels.links, reached ? fill(labels.of, reached) : labels.none, labels.built],
  ]);
}

function access({ tests: run }: Quality, labels: QualityLabels) {
  return table(labels, [
    [labels.examined, tally(run?.pagesExamined, labels), labels.report],
    [labels.access, tally(run?.folders.access, labels), labels.report],
  ]);
}

function weight({ site }: Quality, labels: QualityLabels) {
  if (!site) return [labels.none];
  const { momentBefore, momentAfter } = labels;
  return [
    row(labels.kind, labels.found, labels.allowed),
    row('---', '---', '---'),
    ...site.weights.flatMap(({ kind, pages: count, before, after }) => {
      const name = kindName(kind, labels);
      return [
        cost(fill(labels.momentRow, { kind: name, moment: momentBefore }), before, count),
        cost(fill(labels.momentRow, { kind: name, moment: momentAfter }), after, count),
      ];
    }),
  ];

  function cost(name: string, { budget, median, largest, over }: Cost, count: number) {
    const measured = {
      median: kib(median),
      largest: kib(largest.brotli),
      page: `\`${largest.page}\``,
    };
    const allowed = { budget: budget / 1024, over, pages: count };
    return row(name, fill(labels.measured, measured), fill(labels.allowedOf, allowed));
  }
}

function tests({ tests: run }: Quality, labels: QualityLabels) {
  if (!run) return [labels.none];
  const folders = Object.entries(run.folders).map(([folder, one]) => [
    fill(labels.folder, { folder }),
    tally(one, labels),
  ]);
  return table(labels, [...folders, [labels.allTests, tally(run.all, labels)]]);
}

/** Rows of two or three cells under their headings. */
function table(labels: QualityLabels, rows: readonly (readonly string[])[]): string[] {
  const width = Math.max(...rows.map((cells) => cells.length));
  const head = [labels.figure, labels.found, labels.source].slice(0, width);
  return [row(...head), row(...head.map(() => '---')), ...rows.map((one) => row(...one))];
}

function tally(one: Tally | null | undefined, labels: QualityLabels): string {
  return one ? fill(labels.tally, { ...one }) : labels.none;
}

/** A moment to the minute, `2026-11-22 06:30`. */
function minute(date: string): string {
  return new Date(date).toISOString().slice(0, 16).replace('T', ' ');
}
