import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Block } from '@site/mdx/blocks';
import { type Finding, FindingsError } from '@site/mdx/findings';
import { textsOf } from '@site/mdx/json-file';
import type { Page } from '@site/mdx/page';
import { repository, type TextFile } from '@site/mdx/repository';

/**
 * Finds tags that stop the build, such as that of a sample that does not exist, by doing what the
 * build does: `blocks` expand the pages. Each gets the page as it is written, so that lines are those
 * of the file.
 */
export function wrongTags(pages: readonly Page[], blocks: readonly Block[]): Finding[] {
  return pages.flatMap(({ file, source, components }) =>
    blocks
      .filter(({ tag }) => components.some(({ name }) => name === tag))
      .flatMap(({ expand }) => {
        try {
          expand?.({
            code: source,
            resourcePath: path.join(repository, file),
            environment: { name: 'web' },
            addDependency() {},
            addContextDependency() {},
          });
          return [];
        } catch (error) {
          if (error instanceof FindingsError) return error.findings;
          throw error;
        }
      }),
  );
}

/**
 * Calls `check` with the pages that have changed since it found nothing in them, or with all of them
 * if another file of the repository at `root` has: a tag may read any. Its `.cache` remembers it.
 */
export async function inChangedPages(
  root: string,
  files: readonly TextFile[],
  pages: readonly Page[],
  check: (pages: readonly Page[]) => Promise<readonly Finding[]>,
): Promise<readonly Finding[]> {
  const names = new Set(pages.map(({ file }) => file));
  const others = digest(
    files.filter(({ file }) => !names.has(file)).map(({ file, text }) => file + text),
  );
  const keyOf = ({ file, source }: Page) => digest([others, file, source]);
  const kept = path.join(root, '.cache/tags.json');
  const known = new Set(
    existsSync(kept) ? textsOf(JSON.parse(readFileSync(kept, 'utf8'))) : [],
  );
  const changed = pages.filter((page) => !known.has(keyOf(page)));
  if (changed.length === 0) return [];
  const findings = await check(changed);
  const wrong = new Set(findings.map(({ file }) => file));
  const right = pages.filter(({ file }) => !wrong.has(file));
  writeFileSync(kept, JSON.stringify(right.map(keyOf)));
  return findings;
}

function digest(texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text).update('\0');
  return hash.digest('base64');
}
