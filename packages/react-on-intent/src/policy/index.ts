import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterCharset } from '@site/framework/page-scripts';
import { analyticsId, searchService } from '@site/settings';
import { withPolicy } from './headers-file.ts';
import { type InlineSources, inlineSources, together } from './inline-sources.ts';
import { outsideOf } from './outside.ts';
import { contentPolicy, headerPolicy } from './policy.ts';

/**
 * Gives built pages their content security policy: each its own in a `<meta>` tag, for hosts that send no headers, and one for
 * all of them in the `_headers` of `outDir`, where there is such a file. `files` are the pages, as they will be published.
 *
 * @throws when a page does not say its character set, and when the policy does not fit into `_headers`
 */
export async function writePolicy(
  outDir: string,
  files: readonly string[],
): Promise<void> {
  const outside = outsideOf(analyticsId, searchService?.url);
  const found: InlineSources[] = [];
  for (const file of files) {
    const html = await readFile(file, 'utf8');
    const inline = inlineSources(html);
    found.push(inline);
    await writeFile(file, withMeta(html, contentPolicy(inline, outside)));
  }
  const headers = path.join(outDir, '_headers');
  const written = await readFile(headers, 'utf8').catch(() => undefined);
  if (written === undefined) return;
  await writeFile(headers, withPolicy(written, headerPolicy(together(found), outside)));
}

/** Puts a policy before everything that it is about. */
export function withMeta(html: string, policy: string): string {
  return afterCharset(
    html,
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
  );
}
