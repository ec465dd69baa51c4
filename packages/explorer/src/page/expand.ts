import path from 'node:path';
import { FindingsError } from '@site/pages/findings';
import { languageOf } from '@site/pages/language';
import { repository } from '@site/pages/repository';
import { findTagsOf, type PageTag, replaceTags } from '@site/pages/tags';
import { markdownOf } from './markdown.ts';
import { type Shown, shownBy } from './shown.ts';

/**
 * Gives every `<Explorer state="…" />` of a page what is on record of its state, as attributes `snapshot` and
 * `sources`, and imports the component, so that only such pages carry it. For the Markdown edition (`plain`) the
 * state is written as Markdown instead. `file` is the page's absolute path. Throws a `FindingsError` that names
 * every mistake on the page.
 */
export function expandExplorer(source: string, file: string, plain: boolean): string {
  const page = path.relative(repository, file).replaceAll('\\', '/');
  const tags = findTagsOf(source, ['Explorer']);
  const expanded = replaceTags(source, tags, (tag) => {
    const shown = shownIn(tag, page);
    return plain
      ? markdownOf(shown, tag.attributes.get('kind') === 'home', languageOf(page))
      : [elementOf(tag, shown)];
  });
  return tags.length === 0 || plain ? expanded : withImport(expanded);
}

const why =
  'A page shows a state of the explorer as it came out, before any script runs.';
const todo =
  'Write <Explorer state="utility.cjs" /> on a line of its own, with a state that the address of the explorer shows.';

function shownIn(tag: PageTag<'Explorer'>, file: string): Shown {
  try {
    return shownBy(tag);
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error);
    throw new FindingsError([{ file, line: tag.line, what, why, todo }]);
  }
}

function elementOf(tag: PageTag<'Explorer'>, { snapshot, sources }: Shown): string {
  const given = [...tag.attributes].map(([name, value]) =>
    value === true ? name : `${name}=${JSON.stringify(value)}`,
  );
  const data = { snapshot, sources };
  const more = Object.entries(data).map(([name, value]) => `${name}={${literal(value)}}`);
  return `<Explorer ${[...given, ...more].join(' ')} />`;
}

/** A value as an expression on one line. */
function literal(value: unknown): string {
  return `JSON.parse(${JSON.stringify(JSON.stringify(value))})`;
}

/** At the end, where it changes the number of no line; imports hold for the whole page. */
function withImport(source: string): string {
  return [source, '', "import Explorer from '@site/explorer/browser/Explorer';", ''].join(
    '\n',
  );
}
