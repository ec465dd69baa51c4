import { languageOf } from '@site/pages/language';
import { pathInRepository } from '@site/pages/repository';
import {
  addToSection,
  headingsBefore,
  type IndexedPage,
} from '@site/samples/page/search';
import { factMarkdown, findFactTags, mistakeIn } from './expand.ts';
import { readSources, type Sources } from './sources.ts';

/** Adds the text of option cards and command references to the search index of a page. */
export function indexFacts(page: IndexedPage, sources: Sources = readSources()): void {
  const source = page._flattenContent ?? '';
  if (!/<(Option|CliReference)\b/.test(source)) return;
  const language = languageOf(pathInRepository(page._filepath));
  for (const tag of findFactTags(source)) {
    if (mistakeIn(tag, sources)) continue;
    const text = plainText(factMarkdown(tag, sources, language));
    addToSection(page, headingsBefore(source, tag.line), text);
  }
}

/** Lines of Markdown without the syntax of tables, code and links. */
function plainText(lines: readonly string[]): string {
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
