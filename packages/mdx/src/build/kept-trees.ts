import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { Root } from 'mdast';
import type { TextFile } from '../format/repository.ts';
import { knownTrees, prepareSource } from './parse.ts';
import { type ReadPages, readPages } from './read.ts';

/**
 * Like `readPages`, but parses only what has changed since the last call for the repository at
 * `root`, an absolute path: the syntax trees are kept in its `.cache`, those of pages that are gone
 * or of another parser are not.
 */
export function readChangedPages(root: string, files: readonly TextFile[]): ReadPages {
  const file = path.join(root, '.cache/trees');
  const parser = parserDigest(files);
  const kept = readTrees(file, parser);
  for (const [body, tree] of kept) knownTrees.set(body, tree);
  const result = readPages(files);
  const trees = new Map(
    result.pages.map(({ source, tree }) => [prepareSource(source).body, tree]),
  );
  const isNew =
    trees.size !== kept.size || [...trees.keys()].some((key) => !kept.has(key));
  if (isNew) {
    mkdirSync(path.dirname(file), { recursive: true });
    // Another process reads the old file or the new one, never a part.
    const own = `${file}-${process.pid}`;
    writeFileSync(own, serialize({ parser, trees } satisfies Kept));
    renameSync(own, file);
  }
  return result;
}

interface Kept {
  /** What `parserDigest` returned. */
  readonly parser: string;
  /** By the text that was parsed. */
  readonly trees: ReadonlyMap<string, Root>;
}

function readTrees(file: string, parser: string): Kept['trees'] {
  if (!existsSync(file)) return new Map();
  const kept: Kept = deserialize(readFileSync(file));
  return kept.parser === parser ? kept.trees : new Map();
}

/** What decides, beside its text, which tree a page has. */
function parserDigest(files: readonly TextFile[]): string {
  const names = ['package-lock.json', 'packages/mdx/src/build/parse.ts'];
  const texts = files.filter(({ file }) => names.includes(file)).map(({ text }) => text);
  return createHash('sha256').update(texts.join('\0')).digest('hex');
}
