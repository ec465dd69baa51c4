import { between, Dictionary } from '../data/dictionary';
import type { PackedIndex } from '../data/packed';
import { CodedSection, type Columns, type PageOfSections } from './coded-section';

/** The sections of an index, and the words in which they are written. */
export interface Unpacked {
  readonly dictionary: Dictionary;
  readonly sections: readonly CodedSection[];
}

/**
 * Takes an index apart. What a section says and shows is read when it is asked for, since few of them ever are.
 *
 * @throws when this is no index of this version of the site
 */
export function unpack(index: PackedIndex): Unpacked {
  const { words, routes, standings, ids } = index;
  const dictionary = new Dictionary(words);
  const depths = [...index.depths].map(Number);
  const descriptions = textsOf(index.descriptions, routes.length);
  const columns: Columns = {
    dictionary,
    depths,
    ids,
    headings: textsOf(index.headings, depths.length),
    prose: textsOf(index.prose, depths.length),
    code: textsOf(index.code, depths.length),
  };
  const sections: CodedSection[] = [];
  const open: number[] = [];
  let page: PageOfSections | undefined;
  let count = 0;
  for (const [place, depth] of depths.entries()) {
    if (depth === 0) {
      const route = routes[count] ?? '';
      const standing = standings[count] ?? 1;
      const description = descriptions[count] ?? '';
      const title = dictionary.read(columns.headings[place] ?? '');
      page = { index: count, beginning: place, title, route, standing, description };
      count += 1;
    }
    if (!page) break;
    while (open.length > 0 && (depths[open.at(-1) ?? 0] ?? 0) >= depth) open.pop();
    sections.push(new CodedSection(columns, page, place, [...open]));
    if (depth > 0) open.push(place);
  }
  if (sections.length !== ids.length || count !== routes.length) throw new WrongIndex();
  return { dictionary, sections };
}

/** The texts of a column, `count` of them. Throws where it has another number. */
function textsOf(column: string, count: number): string[] {
  const texts = count === 0 && column === '' ? [] : column.split(between);
  if (texts.length !== count) throw new WrongIndex();
  return texts;
}

class WrongIndex extends Error {
  constructor() {
    super('This is no search index of this version of the site.');
  }
}
