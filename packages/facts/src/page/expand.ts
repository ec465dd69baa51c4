import path from 'node:path';
import { FindingsError } from '@site/pages/findings/error';
import type { Finding } from '@site/pages/findings/finding';
import { nearest } from '@site/pages/findings/nearest';
import { type Language, languageOf } from '@site/pages/language';
import { replaceTags } from '@site/pages/replace-tags';
import { repository } from '@site/pages/repository/root';
import { cliReference } from './command.ts';
import { labelsFor } from './labels.ts';
import { optionCard } from './option.ts';
import type { Sources } from './sources.ts';
import { type FactTag, findTags } from './tags.ts';

/**
 * Puts Markdown in the place of every `<Option name="…" />` and `<CliReference command="…" />` of
 * a page. `file` is the page's absolute path; it decides the language. Throws a `FindingsError` that
 * names every mistake on the page.
 */
export function expandFacts(source: string, file: string, sources: Sources): string {
  const page = path.relative(repository, file).replaceAll('\\', '/');
  return replaceTags(source, findTags(source), (tag) => {
    const mistake = mistakeIn(tag, sources);
    if (mistake)
      throw new FindingsError([{ file: page, line: tag.line, why, ...mistake }]);
    return contentOf(tag, sources, languageOf(page));
  });
}

/** Why it matters, whatever is wrong. */
const why = 'Pages show of the tool what the installed tool says of itself.';

const attribute = { Option: 'name', CliReference: 'command' } as const;

/** The lines that take the place of a tag without mistakes. */
export function contentOf(tag: FactTag, sources: Sources, language: Language): string[] {
  const { card, cli } = labelsFor(language);
  const value = String(tag.attributes.get(attribute[tag.name]));
  return tag.name === 'Option'
    ? optionCard(value, sources.facts, sources.descriptions, card)
    : cliReference(value, sources, language, cli);
}

/** What is wrong with a tag and what to do, if anything is. */
export function mistakeIn(
  { name, attributes, alone }: FactTag,
  { facts }: Sources,
): Pick<Finding, 'what' | 'todo'> | undefined {
  const wanted = attribute[name];
  const example = `<${name} ${wanted}="${name === 'Option' ? 'lib.format' : 'build'}" />`;
  if (!alone) {
    return {
      what: `<${name}> stands amid other text, or holds something.`,
      todo: `Write ${example} on a line of its own.`,
    };
  }
  const other = [...attributes.keys()].find((one) => one !== wanted);
  if (other !== undefined) {
    return { what: `<${name}> has no attribute “${other}”.`, todo: `Write ${example}.` };
  }
  const value = attributes.get(wanted);
  if (typeof value !== 'string' || value === '') {
    return { what: `<${name}> has no ${wanted}.`, todo: `Write ${example}.` };
  }
  const known = Object.keys(name === 'Option' ? facts.fields : facts.commands);
  if (known.includes(value)) return undefined;
  const kind = name === 'Option' ? 'option' : 'command';
  return {
    what: `The installed tool has no ${kind} “${value}”.`,
    todo: `Nearest: ${nearest(value, known).join(', ')}. If it is gone, take it out of the page.`,
  };
}
