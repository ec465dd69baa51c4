import type { Root } from 'mdast';
import type { Finding } from '../format/findings.ts';
import { type Language, languages } from '../format/language.ts';

/** A heading as on the built page. */
export interface Heading {
  depth: number;
  /** Text without markup and without the id. */
  text: string;
  /** The explicit id, or else the one that the framework derives from the text. */
  id: string;
  line: number;
}

/** A fenced block of code. */
export interface Fence {
  /** The word after the fence, for example `bash`; empty if there is none. */
  language: string;
  /** The text after the language: title, highlighted lines, flags. */
  meta: string;
  code: string;
  line: number;
}

/** A component written as a tag, such as `<Sample id="a" />`. */
export interface Component {
  name: string;
  /** The opening tag with white space collapsed. */
  tag: string;
  /** First and last line of the whole, counted from 1. */
  line: number;
  endLine: number;
  /** White space before the tag, which its replacement needs too. */
  indent: string;
  /** Attributes by name; `true` for one without a value, and an expression in braces. */
  attributes: ReadonlyMap<string, string | true>;
  /** Whether the tag is on lines of its own and has no content. */
  alone: boolean;
}

/** A link, but not an image. */
export interface WrittenLink {
  target: string;
  line: number;
}

/** A parsed `.mdx` file of `docs/en` or `docs/zh`. */
export interface Page {
  /** Path from the root of the repository, `docs/zh/config/lib/format.mdx`. */
  file: string;
  language: Language;
  /** Path in the folder of its language, the same in both: `config/lib/format.mdx`. */
  name: string;
  /** Address without language, `/config/lib/format`; `undefined` for partials. */
  route: string | undefined;
  /** The content of the file. */
  source: string;
  frontmatter: Readonly<Record<string, unknown>>;
  /** The syntax tree, with the line numbers of the file. */
  tree: Root;
  headings: readonly Heading[];
  fences: readonly Fence[];
  components: readonly Component[];
  links: readonly WrittenLink[];
}

/** The same page in both languages. */
export interface Pair {
  en: Page;
  zh: Page;
}

/** Pages that exist in both languages, in the order of the English ones. */
export function pairsOf(pages: readonly Page[]): Pair[] {
  const chinese = new Map(
    pages.filter((page) => page.language === 'zh').map((page) => [page.name, page]),
  );
  return pages.flatMap((en) => {
    const zh = en.language === 'en' ? chinese.get(en.name) : undefined;
    return zh ? [{ en, zh }] : [];
  });
}

/** The page at an address without language, if that language has it. */
export function pageAt(
  route: string,
  language: Language,
  pages: readonly Page[],
): Page | undefined {
  return pages.find((page) => page.route === route && page.language === language);
}

/**
 * The findings of `check` for the page at `route` in each language, English first, and one where a
 * language has no such page. `route` has no language: `/config/lib/format`.
 */
export function inEachLanguage(
  route: string,
  pages: readonly Page[],
  check: (page: Page) => readonly Finding[],
): Finding[] {
  return languages.flatMap((language) => {
    const page = pageAt(route, language, pages);
    if (page) return check(page);
    const file = fileOf(route, language);
    const why =
      'Readers and the tool are sent there, and a check compares it with the tool.';
    return [{ file, line: 0, what: 'The page is missing.', why, todo: 'Write it.' }];
  });
}

/** The file of the page at an address, whether it exists or not. */
export function fileOf(route: string, language: Language): string {
  return `docs/${language}${route.endsWith('/') ? `${route}index` : route}.mdx`;
}
