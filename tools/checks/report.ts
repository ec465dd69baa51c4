import { type Finding, format } from './finding.ts';

/** What the checks found, and how much they looked at. */
export interface Outcome {
  findings: readonly Finding[];
  checks: number;
  pages: number;
  files: number;
}

/** The text that a run ends with: every finding, then one line that counts. */
export function report({ findings, checks, pages, files }: Outcome): string {
  const scope = `${checks} checks over ${pages} pages and ${files} files`;
  const verdict =
    findings.length === 0
      ? 'nothing found.'
      : `${findings.length} ${findings.length === 1 ? 'finding' : 'findings'}.`;
  return [...findings.map((finding) => format(finding)), `${scope}: ${verdict}`].join(
    '\n',
  );
}

/** Lines that GitHub shows beside the changed code, one for each finding. */
export function annotations(findings: readonly Finding[]): string[] {
  return findings.map(({ file, line, what, why, todo }) => {
    const place = `file=${property(file)},line=${Math.max(1, line)}`;
    return `::error ${place}::${data(`${what} ${why} ${todo}`)}`;
  });
}

// What a workflow command asks to be escaped in its message.
function data(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
