import type { TextFile } from '../repository/text-file.ts';
import { languageOf } from './language.ts';
import type { Heading, Page } from './page.ts';
import { parsePage, routeOf } from './parse.ts';
import { prepare } from './prepare.ts';

/** Gives the headings of a page that were found before, or finds and keeps them. */
export type KnownHeadings = (
  file: TextFile,
  find: () => readonly Heading[],
) => readonly Heading[];

/**
 * A page that is parsed when something is first asked of it that its path and its text do not tell: for the many pages beside
 * the few that are looked at. Where it is not valid MDX nothing stands in it: that is told when it is looked at. `file` must lie below `docs/en` or `docs/zh`.
 */
export function pageLater(file: TextFile, headings: KnownHeadings): Page {
  let parsed: Parts | undefined;
  const page = () => {
    parsed ??= partsOf(file);
    return parsed;
  };
  const name = file.file.split('/').slice(2).join('/');
  return {
    file: file.file,
    language: languageOf(file.file),
    name,
    route: routeOf(name),
    get source() {
      return file.text;
    },
    get headings() {
      return headings(file, () => page().headings);
    },
    get frontmatter() {
      return orNothing(() => prepare(file.text).frontmatter, {});
    },
    get tree() {
      return page().tree;
    },
    get fences() {
      return page().fences;
    },
    get components() {
      return page().components;
    },
    get links() {
      return page().links;
    },
  };
}

type Parts = Pick<Page, 'tree' | 'headings' | 'fences' | 'components' | 'links'>;

const empty: Parts = {
  tree: { type: 'root', children: [] },
  headings: [],
  fences: [],
  components: [],
  links: [],
};

function partsOf({ file, text }: TextFile): Parts {
  return orNothing(() => parsePage(file, text), empty);
}

function orNothing<T>(read: () => T, nothing: T): T {
  try {
    return read();
  } catch {
    return nothing;
  }
}
