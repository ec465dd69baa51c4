import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';

/**
 * Removes the padding of tables, which is more than half of their text: the framework aligns all
 * cells of a column with the longest one. Code blocks stay as they are.
 */
export function compactTables(markdown: string): string {
  let fence = '';
  const lines = markdown.split('\n').map((line) => {
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1] ?? '';
    if (fence !== '') {
      if (mark.startsWith(fence) && line.trim() === mark) fence = '';
      return line;
    }
    fence = mark;
    return /^\s*\|.*\|$/.test(line) ? compactRow(line) : line;
  });
  return lines.join('\n');
}

function compactRow(line: string): string {
  // A backslash before a bar makes it a part of the cell.
  const row = line.replaceAll(/(?<=(?<!\\)\|) +|(?<=\S) +(?=\|)/g, '');
  return /^\s*\|[|:-]+$/.test(row) ? row.replaceAll(/-+/g, '---') : row;
}

/** Rspress plugin that compacts the tables of the Markdown edition, when all of it is written. */
export function compactMarkdown(): RspressPlugin {
  return {
    name: 'site-compact-markdown',
    async afterBuild({ outDir = 'doc_build' }, isProd) {
      if (!isProd) return;
      const files = await readdir(outDir, { recursive: true });
      for (const file of files) {
        if (!/\.md$|^llms-full\.txt$/.test(path.basename(file))) continue;
        const name = path.join(outDir, file);
        await writeFile(name, compactTables(await readFile(name, 'utf8')));
      }
    },
  };
}
