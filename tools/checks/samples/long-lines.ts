import type { Finding } from '@site/pages/findings';
import type { TextFile } from '@site/pages/repository';

/** Characters of a line that a phone shows without scrolling sideways. */
const maxLength = 60;

/** The files with longer lines from before this check, from the root of the repository. */
export const longLinesName = 'tools/checks/samples/long-lines.json';

/** Code of samples that readers see, without manifest, record and output. */
const shownFile = new RegExp(
  /^docs\/samples\/[^/]+\/(?!dist\/|(?:recorded|sample)\.json$)/.source +
    /.+\.(?:[cm]?[jt]sx?|json|\w*css|less|vue|svelte|html)$/.source,
);

/** A line that cannot be broken: an import, or one word. */
const unbreakable = /^\s*(?:(?:import|export) .* from .+|import .+|\S+)$/;

/**
 * Finds lines of samples with more than 60 characters that could be broken. `known` says how many a
 * file may have; a file with fewer by now is found, too, so that the numbers only fall.
 */
export function longLines(
  files: readonly TextFile[],
  known: Readonly<Record<string, unknown>>,
): Finding[] {
  const long = new Map(
    files
      .filter(({ file }) => shownFile.test(file))
      .map(({ file, text }) => [file, longLinesIn(text)]),
  );
  const tooMany = [...long].flatMap(([file, lines]) =>
    lines.length > Number(known[file] ?? 0)
      ? lines.map((line) => tooLong(file, line))
      : [],
  );
  const fewer = Object.entries(known).flatMap(([file, count]) => {
    const now = long.get(file)?.length ?? 0;
    if (now >= Number(count)) return [];
    return {
      file: longLinesName,
      line: 0,
      what: `${file} has ${now} long lines by now.`,
      why: 'The number in the list would allow longer ones to come back.',
      todo: now === 0 ? 'Remove the file from the list.' : `Write ${now}.`,
    };
  });
  return [...tooMany, ...fewer];
}

function longLinesIn(text: string): number[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      [...line].length > maxLength && !unbreakable.test(line) ? [index + 1] : [],
    );
}

function tooLong(file: string, line: number): Finding {
  return {
    file,
    line,
    what: `The line has more than ${maxLength} characters.`,
    why: 'On a phone the end of a longer line is out of sight.',
    todo: 'Break it, or shorten a name; then run “npm run samples” for this sample.',
  };
}
