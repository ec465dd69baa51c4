import { dataOf } from '@site/mdx/data-files';
import { type Finding, findingsWith } from '@site/mdx/findings';
import { type Schema, validate } from '@site/mdx/json-schema';
import { languages } from '@site/mdx/language';
import type { Page } from '@site/mdx/page';
import { isRecord } from '@site/mdx/records';
import { lineOf, type TextFile } from '@site/mdx/repository';
import { saidWords } from '@site/search/quality';
import { cardMessages } from './card-messages.ts';
import { withoutText } from './sections.ts';

const questionFiles = /^docs\/shared\/questions\/(.+)\.json$/;

const finding = findingsWith(
  'Search compares what a reader types with the questions of every section.',
  'See “What readers search for” in contributing/pages.md.',
);

/**
 * Finds questions for a page or heading that does not exist, headings without questions in one of
 * the languages, questions that the site has twice, and those of a heading without text of its own
 * that say a message or code which a section about errors explains: it has been moved away.
 */
export function questions(files: readonly TextFile[], pages: readonly Page[]): Finding[] {
  const own = files.filter(({ file }) => questionFiles.test(file));
  return [
    ...own.flatMap((one) => misplaced(one, pages)),
    ...repeated(own),
    ...leftBehind(own, pages),
  ];
}

function misplaced({ file, text }: TextFile, pages: readonly Page[]): Finding[] {
  const name = questionFiles.exec(file)?.[1];
  const page = pages.find((one) => one.file === `docs/en/${name}.mdx`);
  if (!page) return [finding(file, `There is no page docs/en/${name}.mdx.`)];
  const list: Schema = { type: 'array', minItems: 1, items: { type: 'string' } };
  const section: Schema = {
    type: 'object',
    required: languages,
    properties: Object.fromEntries(languages.map((language) => [language, list])),
  };
  const ids = page.headings.map(({ depth, id }) => (depth === 1 ? '' : id));
  const properties = Object.fromEntries(['', ...ids].map((id) => [id, section]));
  const errors = validate(parse({ file, text }), { type: 'object', properties });
  return errors.map((error) => finding(file, `In the questions of the page, ${error}.`));
}

function repeated(files: readonly TextFile[]): Finding[] {
  const known = new Map<string, string>();
  return files.flatMap((one) =>
    Object.values(parse(one))
      .filter(isRecord)
      .flatMap((section) => Object.entries(section))
      .flatMap(([language, listed]) =>
        (Array.isArray(listed) ? listed : []).flatMap((question) => {
          const key = `${language}: ${String(question).trim().toLowerCase()}`;
          const other = known.get(key);
          known.set(key, one.file);
          const what = `“${question}” is a question of two sections, also in ${other}.`;
          return other ? [finding(one.file, what, lineOf(one.text, question))] : [];
        }),
      ),
  );
}

/** A message of fewer words may as well be a task; a code is one word. */
const wordsOfMessage = 3;

function leftBehind(files: readonly TextFile[], pages: readonly Page[]): Finding[] {
  const messages = cardMessages(pages);
  return files.flatMap((one) => {
    const name = questionFiles.exec(one.file)?.[1];
    const bare = pages
      .filter((page) => page.language === 'en' && page.name === `${name}.mdx`)
      .flatMap(withoutText);
    return Object.entries(parse(one))
      .filter(([id]) => bare.includes(id))
      .flatMap(([id, listed]) => {
        const own = languages.flatMap((language) => {
          const list = isRecord(listed) ? listed[language] : [];
          return (Array.isArray(list) ? list : []).map(String);
        });
        return own.flatMap((question) => {
          const said = messages.find(
            ({ text, isCode }) =>
              saidWords(text, question) >= (isCode ? 1 : wordsOfMessage),
          );
          const what = `“${question}” is a question of "${id}", which has no text of its own; ${said?.section} explains it.`;
          return said ? [finding(one.file, what, lineOf(one.text, question))] : [];
        });
      });
  });
}

function parse(file: TextFile): object {
  return dataOf([file], file.file, JSON.parse);
}
