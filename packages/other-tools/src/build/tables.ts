import { inlineCode, tableOf } from '@site/mdx/fence';
import { fill } from '@site/mdx/fill';
import type { Language } from '@site/mdx/language';
import measured from '../format/times.json' with { type: 'json' };
import {
  type Input,
  inputs,
  outcomeOf,
  type Tool,
  type ToolResult,
  tools,
  toolTable,
} from './cases.ts';
import labels from './labels.json' with { type: 'json' };

/** CPU seconds of each build, all runs of one measurement, and what it ran on. */
export interface Times {
  readonly machine: string;
  readonly node: string;
  readonly date: string;
  readonly versions: Readonly<Record<string, string>>;
  readonly seconds: Readonly<Record<string, readonly number[]>>;
}

const times: Times = measured;

/** What each tool needs for each package, as a Markdown table. */
export function needsTable(language: Language): string[] {
  const text = labels[language];
  return table(text.tool, language, (tool) => [
    `**${toolTable[tool].name}** ${times.versions[toolTable[tool].package] ?? ''}`.trim(),
    ...inputs.map((input) => needs(outcomeOf(input, tool), text)),
  ]);
}

/** The emitted JavaScript of each tool and package in bytes with gzip, as a Markdown table. */
export function sizesTable(language: Language): string[] {
  const size = (input: Input, tool: Tool) => {
    const { works, gzip } = outcomeOf(input, tool);
    return works ? `${gzip} B` : '–';
  };
  return table(labels[language].tool, language, (tool) => [
    toolTable[tool].name,
    ...inputs.map((input) => size(input, tool)),
  ]);
}

/**
 * How much CPU time each tool took in comparison with Rslib, as a Markdown table with a sentence on
 * how that was measured. A build that does not work has no time.
 */
export function timesTable(language: Language): string[] {
  const text = labels[language];
  const ratio = (input: Input, tool: Tool) => {
    if (!outcomeOf(input, tool).works) return '–';
    const of = (one: Tool) => median(times.seconds[`${input}-${one}`] ?? []);
    return (of(tool) / of('rslib')).toFixed(2);
  };
  const { machine, node, date } = times;
  const runs = times.seconds['library-rslib']?.length ?? 0;
  return [
    ...table(fill(text.cpu, { tool: toolTable.rslib.name }), language, (tool) => [
      toolTable[tool].name,
      ...inputs.map((input) => ratio(input, tool)),
    ]),
    '',
    fill(text.measured, { machine, node, date, runs }),
  ];
}

/** The middle of a list of numbers; of an even count, the lower one of both. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}

function table(
  first: string,
  language: Language,
  cells: (tool: Tool) => readonly string[],
): string[] {
  const text = labels[language];
  return tableOf([first, ...inputs.map((input) => text[input])], tools.map(cells));
}

/** A mark, and what the build needs besides the tool. */
function needs(
  { works, extras, steps, hooks }: ToolResult,
  text: (typeof labels)['en'],
): string {
  if (!works) return text.fails;
  const count = steps === 1 ? text.step : text.steps;
  const besides = [
    ...extras.map(inlineCode),
    ...(steps > 0 ? [fill(count, { count: steps })] : []),
    ...(hooks ? [text.hooks] : []),
  ];
  return besides.length === 0 ? text.alone : `${text.alone} + ${besides.join(text.and)}`;
}
