import { type Finding, FindingsError, suggestions } from '../format/findings.ts';
import { type Language, languageOf } from '../format/language.ts';
import { pathInRepository } from '../format/repository.ts';
import type { Component } from './page.ts';
import { componentsOf, prepareSource, treeOf } from './parse.ts';

/** Where a tag is in a page. */
type TagPosition = Pick<Component, 'line' | 'endLine' | 'indent'>;

/** A tag in the source of a page. */
export type PageTag<Name extends string> = Component & { readonly name: Name };

/**
 * Finds tags by name in a page, in their order, with the page's own parser, which ignores code and
 * comments. Throws if the source is not valid MDX.
 */
export function findTagsOf<Name extends string>(
  source: string,
  wanted: readonly Name[],
): PageTag<Name>[] {
  const { body } = prepareSource(source);
  return componentsOf(treeOf(body), body).filter((tag): tag is PageTag<Name> =>
    wanted.some((name) => name === tag.name),
  );
}

/**
 * Replaces each tag of a page with the lines of `contentOf`, indented like the tag. `tags` are in
 * the order of the page and on lines of their own. Collects every `FindingsError` of `contentOf`
 * and throws one with all findings, so that authors see all mistakes at once.
 */
export function replaceTags<Tag extends TagPosition>(
  source: string,
  tags: readonly Tag[],
  contentOf: (tag: Tag, index: number) => readonly string[],
): string {
  const findings: Finding[] = [];
  const texts = tags.map((tag, index) => {
    try {
      return contentOf(tag, index);
    } catch (error) {
      if (!(error instanceof FindingsError)) throw error;
      findings.push(...error.findings);
      return [];
    }
  });
  if (findings.length > 0) throw new FindingsError(findings);
  const lines = source.split('\n');
  // From the last to the first, so that the line numbers of the others stay correct.
  for (const [index, { line, endLine, indent }] of [...tags.entries()].reverse()) {
    const text = texts[index] ?? [];
    const indented = text.map((one) => (one === '' ? '' : indent + one));
    lines.splice(line - 1, endLine - line + 1, ...indented);
  }
  return lines.join('\n');
}

/** A tag with one attribute, which names something: `<Option name="lib.format" />`. */
export interface NamingTag {
  readonly tag: string;
  readonly attribute: string;
  /** What it may name, and what that is called: `option`. */
  readonly known: () => readonly string[];
  readonly noun: string;
  /** What the page shows there. */
  readonly why: string;
  /** The lines that take its place, in the Markdown edition if `plain`. */
  readonly lines: (name: string, language: Language, plain: boolean) => readonly string[];
}

/**
 * Replaces each such tag of a page with its lines in the language of the page. `file` is the page's
 * absolute path. Throws a `FindingsError` that lists every mistake.
 */
export function replaceNames(
  source: string,
  file: string,
  { tag, attribute, known, noun, why, lines }: NamingTag,
  plain = false,
): string {
  const page = pathInRepository(file);
  const names = known();
  return replaceTags(source, findTagsOf(source, [tag]), ({ line, alone, attributes }) => {
    const fail = (what: string, todo: string) =>
      new FindingsError([{ file: page, line, what, why, todo }]);
    const name = attributes.get(attribute);
    if (!alone || attributes.size !== 1 || typeof name !== 'string')
      throw fail(
        `<${tag}> needs the attribute “${attribute}”, nothing else, and a line of its own.`,
        `Write <${tag} ${attribute}="…" />.`,
      );
    if (names.includes(name)) return lines(name, languageOf(page), plain);
    const todo = `Correct the name, or remove the tag.${suggestions(name, names)}`;
    throw fail(`There is no ${noun} “${name}”.`, todo);
  });
}

/** Values as attributes of a component, on one line, as its tag is. */
export function jsonAttributes(values: object): string {
  return Object.entries(values)
    .map(
      ([name, value]) => `${name}={JSON.parse(${JSON.stringify(JSON.stringify(value))})}`,
    )
    .join(' ');
}
