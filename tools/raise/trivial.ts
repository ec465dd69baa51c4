/**
 * The files of a diff, made with `git diff -U0`, in which nothing changed but what changes with
 * every version: the version itself, and line numbers in the tool's own code.
 */
export function trivialFiles(diff: string, from: string, to: string): Set<string> {
  const plain = (line: string) =>
    line
      .slice(1)
      .replaceAll(from, to)
      .replaceAll(/(node_modules\/[^\s:]+):\d+:\d+/g, '$1');
  const files = diff.split(/^diff --git /m).slice(1);
  return new Set(
    files.flatMap((text) => {
      const name = /^\+\+\+ b\/(.+)$/m.exec(text)?.[1];
      const lines = text.split('\n').slice(text.split('\n').findIndex(isHunk));
      const before = lines.filter((line) => line.startsWith('-')).map(plain);
      const after = lines.filter((line) => line.startsWith('+')).map(plain);
      return name && before.join('\n') === after.join('\n') ? [name] : [];
    }),
  );
}

function isHunk(line: string): boolean {
  return line.startsWith('@@');
}
