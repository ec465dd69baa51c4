import { type Finding, FindingsError, nearest } from '@site/pages/findings';
import { languageOf } from '@site/pages/language';
import { pathInRepository } from '@site/pages/repository';
import { findTagsOf, type PageTag, replaceTags } from '@site/pages/tags';
import { commandReference, optionCard } from './cards.ts';
import type { Sources } from './sources.ts';

type FactTag = PageTag<'Option' | 'CliReference'>;

/** The only attribute of each tag, and its markdown. */
const kinds = {
  Option: { attribute: 'name', noun: 'option', markdown: optionCard },
  CliReference: { attribute: 'command', noun: 'command', markdown: commandReference },
} as const;

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
    const { attribute, markdown } = kinds[tag.name];
    return markdown(String(tag.attributes.get(attribute)), sources, languageOf(page));
  });
}

/** What is wrong with a tag and what to do; `undefined` for a correct one. */
function mistakeIn(
  { name, attributes, alone }: FactTag,
  { facts }: Sources,
): Pick<Finding, 'what' | 'todo'> | undefined {
  const { attribute, noun } = kinds[name];
  const value = attributes.get(attribute);
  if (!alone || attributes.size !== 1 || typeof value !== 'string') {
    return {
      what: `<${name}> needs the attribute “${attribute}”, nothing else, and a line of its own.`,
      todo: `Write <${name} ${attribute}="…" />.`,
    };
  }
  const known = Object.keys(name === 'Option' ? facts.fields : facts.commands);
  if (known.includes(value)) return undefined;
  return {
    what: `The installed tool has no ${noun} “${value}”.`,
    todo: `Nearest: ${nearest(value, known).join(', ')}. If it is gone, remove it from the page.`,
  };
}
