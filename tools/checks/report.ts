import { type Finding, format } from '../findings/finding.ts';

/** What the checks found, and how much they looked at. */
export interface Outcome {
  findings: readonly Finding[];
  /** Work that waits and breaks nothing: it is shown, and the run does not fail for it. */
  notes: readonly Finding[];
  checks: number;
  pages: number;
  files: number;
}

/** The text that a run ends with: every finding, a line for each note, then one that counts. */
export function report({ findings, notes, checks, pages, files }: Outcome): string {
  const scope = `${count(checks, 'check')} over ${count(pages, 'page')} and ${count(files, 'file')}`;
  const verdict =
    findings.length === 0 ? 'nothing found.' : `${count(findings.length, 'finding')}.`;
  const waiting = notes.map(({ file, line, what }) => `Waits: ${file}:${line}  ${what}`);
  return [
    ...findings.map((finding) => format(finding)),
    ...waiting,
    `${scope}: ${verdict}`,
  ].join('\n');
}

function count(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`;
}

/** Lines that GitHub shows beside the changed code: an error for each finding, a warning for each note. */
export function annotations({
  findings,
  notes,
}: Pick<Outcome, 'findings' | 'notes'>): string[] {
  return [
    ...findings.map((finding) => annotation('error', finding)),
    ...notes.map((note) => annotation('warning', note)),
  ];
}

function annotation(level: string, { file, line, what, why, todo }: Finding): string {
  const place = `file=${property(file)},line=${Math.max(1, line)}`;
  return `::${level} ${place}::${data(`${what} ${why} ${todo}`)}`;
}

// What a workflow command asks to be escaped in its message.
function data(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
