import path from 'node:path';
import { languageOf } from '@site/pages/language';
import { repository } from '@site/pages/repository/root';
import {
  addToSection,
  headingsBefore,
  type IndexedPage,
} from '@site/samples/page/search';
import { contentOf, mistakeIn } from './expand.ts';
import { readSources, type Sources } from './sources.ts';
import { findTags } from './tags.ts';

/** Adds what cards and references say to the text of a page in the search index. */
export function indexFacts(page: IndexedPage, sources: Sources = readSources()): void {
  const source = page._flattenContent ?? '';
  if (!/<(Option|CliReference)\b/.test(source)) return;
  const language = languageOf(path.relative(repository, page._filepath));
  for (const tag of findTags(source)) {
    if (mistakeIn(tag, sources)) continue;
    const text = wordsOf(contentOf(tag, sources, language));
    addToSection(page, headingsBefore(source, tag.line), text);
  }
}

/** Lines of Markdown without what only makes tables, code and links of it. */
function wordsOf(lines: readonly string[]): string {
  return lines
    .filter((line) => !/^(<|```|\| ---)/.test(line))
    .map((line) =>
      line
        .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
        .replaceAll('`', '')
        .replaceAll(/(?<!\\)\|/g, ' ')
        .replaceAll('\\|', '|')
        .replaceAll(/ {2,}/g, ' ')
        .trim(),
    )
    .filter((line) => line !== '')
    .join('\n');
}
