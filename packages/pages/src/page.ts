import type { Root } from 'mdast';
import type { Language } from './language.ts';

/** A heading as the built page will have it. */
export interface Heading {
  depth: number;
  /** Text without markup and without the id. */
  text: string;
  /** The id that the framework gives it: the written one, else one made from the text. */
  id: string;
  /** Whether the id is written down, as in `## Text {#id}`. */
  explicit: boolean;
  line: number;
}

/** A fenced block of code. */
export interface Fence {
  /** The word after the fence, `bash` for example; empty when there is none. */
  language: string;
  /** What follows the language: title, highlighted lines, marks. */
  meta: string;
  code: string;
  line: number;
}

/** A component written as a tag, such as `<Sample id="a" />`. */
export interface Component {
  name: string;
  /** The opening tag as written, with every run of white space made one space. */
  tag: string;
  line: number;
}

/** A link of the text, images left out. */
export interface WrittenLink {
  target: string;
  line: number;
}

/** One `.mdx` file below `docs/en` or `docs/zh`, read once and looked at by every check. */
export interface Page {
  /** Path from the root of the repository, `docs/zh/config/lib/format.mdx`. */
  file: string;
  language: Language;
  /** Path below the folder of its language, `config/lib/format.mdx`: the same in both languages. */
  name: string;
  /** Address without language, `/config/lib/format`; undefined for partials, which have none. */
  route: string | undefined;
  /** The file as it is on disk. */
  source: string;
  frontmatter: Readonly<Record<string, unknown>>;
  /** The parsed text. Its line numbers are those of the file. */
  tree: Root;
  headings: readonly Heading[];
  fences: readonly Fence[];
  components: readonly Component[];
  links: readonly WrittenLink[];
}
