import { textOf } from './files.ts';
import { compareLines, shortDiff } from './lines.ts';

/** More lines than this help nobody to see what changed. */
const mostLines = 24;

/**
 * Says how the files that a run emitted differ from the recorded ones: one text for each file,
 * beginning with its path, with the changed lines below (`-` recorded, `+` built now).
 */
export function differences(
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
      : [`${path} differs from what is recorded:\n${diff(before, after)}`];
  });
}

function diff(before: Buffer, after: Buffer): string {
  const [left, right] = [textOf(before), textOf(after)];
  if (left === undefined || right === undefined) return '    (not a text)';
  const changes = compareLines(left.split('\n'), right.split('\n'));
  const lines = shortDiff(changes);
  if (lines.length === 0) return '    (only the ends of lines differ)';
  const more =
    lines.length > mostLines ? [`(${lines.length - mostLines} more lines)`] : [];
  return [...lines.slice(0, mostLines), ...more].map((line) => `    ${line}`).join('\n');
}
