import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Finding } from '../../findings/finding.ts';
import { languageOf } from '../../pages/language.ts';
import { repository } from '../../repository/root.ts';
import { samplesFolder } from '../../samples/places.ts';
import { notesOf } from '../explain/below.ts';
import { markdownOf } from './markdown.ts';
import { findTags } from './tags.ts';
import { viewOf } from './view.ts';
import { SampleError } from './wrong.ts';

/** The source of a page with its samples put in, and the files that they came from. */
export interface Expansion {
  readonly source: string;
  readonly sources: readonly string[];
}

/**
 * Puts Markdown in the place of every `<Sample … />` of a page. `file` is the page's absolute
 * path; it decides the language. Throws a `SampleError` that names every mistake on the page.
 */
export function expandSamples(
  source: string,
  file: string,
  root = samplesFolder,
): Expansion {
  const page = path.relative(repository, file);
  const lines = source.split('\n');
  const sources = new Set<string>();
  const findings: Finding[] = [];
  // A page may consist of several files; the names in each must differ.
  const prefix = `sample-${createHash('sha256').update(page).digest('hex').slice(0, 6)}`;
  const told = new Set<string>();
  const texts = findTags(source).flatMap((tag, index) => {
    try {
      const view = viewOf(tag, page, root);
      for (const one of view.sources) sources.add(one);
      const group = `${prefix}-${index}`;
      const text = markdownOf(view, group, languageOf(page), notesOf(view, told));
      return [{ tag, text }];
    } catch (error) {
      if (!(error instanceof SampleError)) throw error;
      findings.push(...error.findings);
      return [];
    }
  });
  if (findings.length > 0) throw new SampleError(findings);
  // From the last to the first, so that the line numbers of the others stay true.
  for (const { tag, text } of texts.reverse()) {
    const indented = text.map((line) => (line === '' ? '' : tag.indent + line));
    lines.splice(tag.line - 1, tag.endLine - tag.line + 1, ...indented);
  }
  return { source: lines.join('\n'), sources: [...sources] };
}
