import { type Finding, FindingsError, nearest } from '@site/pages/findings';
import { type Language, languageOf } from '@site/pages/language';
import { pathInRepository } from '@site/pages/repository';
import { findTagsOf, type PageTag, replaceTags } from '@site/pages/tags';
import { commandReference, optionCard } from './cards.ts';
import type { Sources } from './sources.ts';

type FactTag = PageTag<'Option' | 'CliReference'>;

/** The only attribute of each tag. */
const attributeOf = { Option: 'name', CliReference: 'command' } as const;

/**
 * Replaces every `<Option name="…" />` and `<CliReference command="…" />` of a page with Markdown.
 * `file` is the absolute path of the page and decides the language. Throws a `FindingsError` that
 * lists every mistake on the page.
 */
export function expandFacts(source: string, file: string, sources: Sources): string {
  const page = pathInRepository(file);
  const why = 'Pages show what the installed tool says about itself.';
  return replaceTags(source, findTagsOf(source, ['Option', 'CliReference']), (tag) => {
    const mistake = mistakeIn(tag, sources);
    if (mistake)
      throw new FindingsError([{ file: page, line: tag.line, why, ...mistake }]);
    return factMarkdown(tag, sources, languageOf(page));
  });
}

/** The lines that replace a correct tag. */
function factMarkdown(
  { name, attributes }: FactTag,
  sources: Sources,
  language: Language,
): string[] {
  const value = String(attributes.get(attributeOf[name]));
  return name === 'Option'
    ? optionCard(value, sources, language)
    : commandReference(value, sources, language);
}

/** What is wrong with a tag and what to do; `undefined` for a correct one. */
function mistakeIn(
  { name, attributes, alone }: FactTag,
  { facts }: Sources,
): Pick<Finding, 'what' | 'todo'> | undefined {
  const wanted = attributeOf[name];
  const example = `<${name} ${wanted}="${name === 'Option' ? 'lib.format' : 'build'}" />`;
  if (!alone) {
    return {
      what: `<${name}> is surrounded by other text or has content.`,
      todo: `Write ${example} on a line of its own.`,
    };
  }
  const other = [...attributes.keys()].find((one) => one !== wanted);
  if (other !== undefined) {
    return { what: `<${name}> has no attribute “${other}”.`, todo: `Write ${example}.` };
  }
  const value = attributes.get(wanted);
  if (typeof value !== 'string' || value === '' || value.startsWith('{')) {
    return { what: `<${name}> has no ${wanted}.`, todo: `Write ${example}.` };
  }
  const known = Object.keys(name === 'Option' ? facts.fields : facts.commands);
  if (known.includes(value)) return undefined;
  const kind = name === 'Option' ? 'option' : 'command';
  return {
    what: `The installed tool has no ${kind} “${value}”.`,
    todo: `Nearest: ${nearest(value, known).join(', ')}. If it is gone, remove it from the page.`,
  };
}
