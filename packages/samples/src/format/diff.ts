import { diffArrays } from 'diff';
import { decodeText } from './files.ts';

/** More lines do not help anybody to see what changed. */
const maxLines = 24;

/**
 * The changed lines between two texts as in a patch, with up to `context` unchanged lines around
 * them; longer unchanged stretches become one line `…`. Empty if nothing changed.
 */
export function patchLines(
  before: readonly string[],
  after: readonly string[],
  context = 2,
): string[] {
  const changes = diffArrays([...before], [...after]).flatMap((part) => {
    const mark = part.removed ? '-' : part.added ? '+' : ' ';
    return part.value.map((text) => ({ mark, text }));
  });
  const isNear = changes.map((_, index) =>
    changes
      .slice(Math.max(0, index - context), index + context + 1)
      .some(({ mark }) => mark !== ' '),
  );
  return changes.flatMap(({ mark, text }, index) => {
    if (isNear[index]) return [`${mark} ${text}`.trimEnd()];
    return isNear[index - 1] || (index === 0 && isNear.includes(true)) ? ['…'] : [];
  });
}

/**
 * Describes how built files differ from the recorded ones: one text for each file, starting with
 * its path, followed by the changed lines (`-` recorded, `+` built).
 */
export function describeDifferences(
  recorded: ReadonlyMap<string, Buffer>,
  built: ReadonlyMap<string, Buffer>,
): string[] {
  const paths = [...new Set([...recorded.keys(), ...built.keys()])].sort();
  return paths.flatMap((path) => {
    const [before, after] = [recorded.get(path), built.get(path)];
    if (!before) return [`${path} is built now, but not recorded.`];
    if (!after) return [`${path} is recorded, but no longer built.`];
    return before.equals(after)
      ? []
      : [`${path} differs (- recorded, + built now):\n${excerpt(before, after)}`];
  });
}

function excerpt(before: Buffer, after: Buffer): string {
  const [left, right] = [decodeText(before), decodeText(after)];
  if (left === undefined || right === undefined) return '    (binary)';
  const lines = patchLines(left.split('\n'), right.split('\n'));
  if (lines.length === 0) return '    (only line endings differ)';
  const omitted = lines.length - maxLines;
  const more = omitted > 0 ? [`(${omitted} more lines)`] : [];
  return [...lines.slice(0, maxLines), ...more].map((line) => `    ${line}`).join('\n');
}
