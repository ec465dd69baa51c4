import { createHash } from 'node:crypto';
import path from 'node:path';
import { notesOnSample } from '@site/notes/sample-notes';
import { languageOf } from '@site/pages/language';
import { replaceTags } from '@site/pages/replace-tags';
import { repository } from '@site/pages/repository/root';
import { samplesFolder } from '../build/places.ts';
import { markdownOf } from './markdown.ts';
import { findTags } from './tags.ts';
import { viewOf } from './view.ts';

/** The source of a page with its samples put in, and the files that they came from. */
export interface Expansion {
  readonly source: string;
  readonly sources: readonly string[];
}

/**
 * Puts Markdown in the place of every `<Sample … />` of a page. `file` is the page's absolute
 * path; it decides the language. Throws a `FindingsError` that names every mistake on the page.
 */
export function expandSamples(
  source: string,
  file: string,
  root = samplesFolder,
): Expansion {
  const page = path.relative(repository, file);
  const sources = new Set<string>();
  // A page may consist of several files; the names in each must differ.
  const prefix = `sample-${createHash('sha256').update(page).digest('hex').slice(0, 6)}`;
  const told = new Set<string>();
  const expanded = replaceTags(source, findTags(source), (tag, index) => {
    const view = viewOf(tag, page, root);
    for (const one of view.sources) sources.add(one);
    const group = `${prefix}-${index}`;
    return markdownOf(view, group, languageOf(page), notesOnSample(view, told));
  });
  return { source: expanded, sources: [...sources] };
}
