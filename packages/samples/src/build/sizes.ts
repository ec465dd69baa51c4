import { inlineCode, tableOf } from '@site/mdx/fence';
import type { RecordedFile } from '../format/record.ts';

/** Emitted files with their sizes in bytes, as a Markdown table; `rawOnly` without compressed ones. */
export function sizesTable(
  files: readonly RecordedFile[],
  labels: Readonly<Record<'nothing' | 'tree' | 'raw', string>>,
  rawOnly = false,
): string[] {
  if (files.length === 0) return [labels.nothing];
  const compressed = rawOnly ? [] : (['gzip', 'brotli'] as const);
  return tableOf(
    [labels.tree, labels.raw, ...compressed],
    files.map((file) => [
      inlineCode(file.path),
      ...(['raw', ...compressed] as const).map((key) => size(file[key])),
    ]),
    ['---', '---:', ...compressed.map(() => '---:')],
  );
}

/** A size as the tool prints it: bytes below 1,000, then kilobytes with one decimal. */
export function size(bytes: number): string {
  return bytes < 1000 ? `${bytes} B` : `${(bytes / 1000).toFixed(1)} kB`;
}
