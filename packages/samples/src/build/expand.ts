import { createHash } from 'node:crypto';
import { type Language, languageOf } from '@site/mdx/language';
import { prepareSource } from '@site/mdx/parse';
import { pathInRepository } from '@site/mdx/repository';
import { findTagsOf, replaceTags } from '@site/mdx/tags';
import { samplesFolder } from '../format/sample.ts';
import { editionView, type Printed } from './edition.ts';
import { sampleMarkdown } from './markdown.ts';
import { labelsFor } from './results.ts';
import { type NotesBelow, viewOf } from './view.ts';

/** What others add to samples. */
export interface SampleOptions {
  /** Explains emitted files. */
  readonly notesBelow?: NotesBelow;
  /** The address, from the base path, where a sample can be edited; undefined if it cannot. */
  readonly playgroundLink?: (id: string, language: Language) => string | undefined;
  /** Whether the page is compiled for the Markdown edition. */
  readonly edition?: boolean;
}

/**
 * Replaces every `<Sample … />` of a page with Markdown. `file` is the absolute path of the page
 * and decides the language. Throws a `FindingsError` that lists every mistake on the page.
 */
export function expandSamples(
  source: string,
  file: string,
  { notesBelow, playgroundLink, edition = false }: SampleOptions = {},
  root = samplesFolder,
): string {
  const page = pathInRepository(file);
  const language = languageOf(page);
  // A page may include partials, so names of tab groups must differ between files.
  const prefix = `sample-${createHash('sha256').update(page).digest('hex').slice(0, 6)}`;
  const explained = new Set<string>();
  const closed = findTagsOf(source, ['details']);
  const followed = edition ? prepareSource(source).frontmatter.follow : undefined;
  const printed: Printed = { files: new Map(), linked: new Set() };
  return replaceTags(source, findTagsOf(source, ['Sample']), (tag, index) => {
    const read = viewOf(tag, page, root);
    const isClosed = closed.some(
      ({ line, endLine }) => line < tag.line && tag.endLine < endLine,
    );
    const view = edition ? editionView(read, printed, { isClosed, followed }) : read;
    const notes = notesBelow?.(view, language, explained);
    const address = view.other === undefined && playgroundLink?.(view.id, language);
    const playground = address
      ? { play: address, playText: labelsFor(language).play }
      : {};
    return sampleMarkdown(view, `${prefix}-${index}`, language, notes, playground);
  });
}

/**
 * The manifest and record of each sample that a page names, whether they exist or not. The page is
 * compiled again as soon as they change; a record changes with every file of its sample.
 */
export function recordsNamedIn(source: string): string[] {
  const ids = findTagsOf(source, ['Sample']).flatMap(({ attributes }) => [
    attributes.get('id'),
    attributes.get('diff'),
  ]);
  return ids
    .filter((id) => typeof id === 'string')
    .flatMap((id) =>
      ['sample.json', 'recorded.json'].map((name) => `${samplesFolder}/${id}/${name}`),
    );
}
