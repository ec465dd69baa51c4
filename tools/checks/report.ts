import { type Finding, format } from '@site/pages/findings';
import type { Outcome } from './run-checks.ts';

/** The text that a run prints: every note and finding, then how many there are. */
export function report({ findings, notes }: Outcome): string {
  return [
    ...notes.map((note) => `Note: ${format(note)}`),
    ...findings.map(format),
    findings.length === 0
      ? 'The checks found nothing.'
      : `The checks found ${findings.length} ${findings.length === 1 ? 'mistake' : 'mistakes'}.`,
  ].join('\n');
}

/** Lines that GitHub shows beside the changed code: errors for findings, warnings for notes. */
export function annotations({ findings, notes }: Outcome): string[] {
  return [
    ...findings.map((finding) => annotation('error', finding)),
    ...notes.map((note) => annotation('warning', note)),
  ];
}

function annotation(level: string, { file, line, what, why, todo }: Finding): string {
  const place = `file=${file},line=${Math.max(1, line)}`;
  return `::${level} ${place}::${`${what} ${why} ${todo}`.replaceAll('\n', ' ')}`;
}
