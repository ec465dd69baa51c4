import type { Finding } from '@site/pages/findings';
import type { TextFile } from '@site/pages/repository';

/** Most characters of a line that a phone shows without scrolling sideways. */
const most = 60;

/** The file with the lines that were longer before this check, which are to become fewer. */
export const longLinesName = 'tools/checks/samples/long-lines.json';

/**
 * Where readers meet the code of a sample: its sources and configuration, not its manifest, record
 * or output.
 */
const shown =
  /^docs\/samples\/[^/]+\/(?!dist\/|recorded\.json$|sample\.json$).+\.(?:[cm]?[jt]sx?|json|css|scss|less|vue|svelte|html)$/;

/** A line that cannot be broken: an import, or one word. */
const whole = /^\s*(?:(?:import|export) .* from .+|import .+|\S+)$/;

/**
 * Finds lines of samples with more than 60 characters that could be broken. `known` says how many a
 * file may have, because it had them already; a file that has fewer by now is found, too.
 */
export function lineLength(
  files: readonly TextFile[],
  known: Readonly<Record<string, number>>,
): Finding[] {
  const long = new Map(
    files.flatMap(({ file, text }) => {
      if (!shown.test(file)) return [];
      const lines = text.split('\n').flatMap((line, index) => {
        return [...line].length > most && !whole.test(line) ? [index + 1] : [];
      });
      return [[file, lines] as const];
    }),
  );
  const tooMany = [...long].flatMap(([file, lines]) =>
    lines.length > (known[file] ?? 0) ? lines.map((line) => tooLong(file, line)) : [],
  );
  const fewer = Object.entries(known).flatMap(([file, count]) => {
    const now = long.get(file)?.length ?? 0;
    return now < count ? [better(file, now)] : [];
  });
  return [...tooMany, ...fewer];
}

function tooLong(file: string, line: number): Finding {
  return {
    file,
    line,
    what: `The line has more than ${most} characters.`,
    why: 'On a phone the end of a longer line is out of sight.',
    todo: 'Break it, or shorten a name; then run “npm run samples” for this sample.',
  };
}

function better(file: string, now: number): Finding {
  return {
    file: longLinesName,
    line: 0,
    what: `${file} has ${now} long lines by now.`,
    why: 'The number in the list would allow longer ones to come back.',
    todo: now === 0 ? 'Take the file out of the list.' : `Write ${now}.`,
  };
}

/**
 * How many long lines each file may have, from long-lines.json. Throws for a value that is no
 * number.
 */
export function parseLongLines(
  list: Readonly<Record<string, unknown>>,
): Record<string, number> {
  const entries = Object.entries(list).map(([file, count]) => {
    if (typeof count === 'number') return [file, count] as const;
    throw new Error(`${longLinesName} says of ${file} what is no number.`);
  });
  return Object.fromEntries(entries);
}
