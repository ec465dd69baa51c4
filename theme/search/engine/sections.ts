import { Dictionary } from '../data/dictionary';
import { anchorOf, type PackedPage, type PackedSection } from '../data/packed';
import { optionOf } from './option';
import type { Field, Section } from './types';

/** The sections of an index, and the words in which they are written. */
export interface Unpacked {
  readonly dictionary: Dictionary;
  readonly sections: readonly CodedSection[];
}

/**
 * Takes the pages of an index apart. What a section says and shows is read when it is asked for, since few of them ever are.
 * Throws where this is no index of this version of the site.
 */
export function unpack(pages: readonly PackedPage[]): Unpacked {
  const dictionary = new Dictionary(pages[0]?.words ?? []);
  return {
    dictionary,
    sections: pages.flatMap((page, index) => sectionsOfPage(page, index, dictionary)),
  };
}

function sectionsOfPage(
  packed: PackedPage,
  index: number,
  dictionary: Dictionary,
): CodedSection[] {
  const page = { packed, index, title: dictionary.read(packed.title), dictionary };
  const open: PackedSection[] = [];
  return [
    new CodedSection(page),
    ...packed.sections.map((section) => {
      while ((open.at(-1)?.depth ?? 0) >= section.depth) open.pop();
      const above = [...open];
      open.push(section);
      return new CodedSection(page, section, above);
    }),
  ];
}

/** What the sections of a page share. */
interface Page {
  readonly packed: PackedPage;
  readonly index: number;
  readonly title: string;
  readonly dictionary: Dictionary;
}

/** A section as it was sent, which reads its texts when they are asked for; without a packed section, the beginning of its page. */
export class CodedSection implements Section {
  readonly #page: Page;
  readonly #section: PackedSection | undefined;
  readonly #above: readonly PackedSection[];
  #heading: string | undefined;
  #prose: string | undefined;
  #code: string | undefined;

  constructor(page: Page, section?: PackedSection, above: readonly PackedSection[] = []) {
    this.#page = page;
    this.#section = section;
    this.#above = above;
  }

  get isBeginning(): boolean {
    return this.#section === undefined;
  }

  get page(): number {
    return this.#page.index;
  }

  get title(): string {
    return this.#page.title;
  }

  get standing(): number {
    return this.#page.packed.standing ?? 1;
  }

  get heading(): string {
    this.#heading ??= this.#read(textsOf(this.#section?.heading));
    return this.#heading;
  }

  get above(): readonly string[] {
    return this.#above.map(({ heading }) => this.#read([heading]));
  }

  get link(): string {
    const { route } = this.#page.packed;
    if (!this.#section) return route;
    return `${route}#${this.#section.id ?? anchorOf(this.heading)}`;
  }

  get description(): string {
    return this.#read(this.coded('description'));
  }

  get prose(): string {
    this.#prose ??= this.#read(this.coded('prose'));
    return this.#prose;
  }

  get code(): string {
    this.#code ??= this.#read(this.coded('code'));
    return this.#code;
  }

  /** What it is searched by in a field, in the words of the dictionary: texts one after the other. */
  coded(field: Exclude<Field, 'route'>): readonly string[] {
    const { packed } = this.#page;
    const section = this.#section;
    switch (field) {
      case 'title':
        return section ? [] : [packed.title];
      case 'description':
        return section ? [] : textsOf(packed.description);
      case 'heading':
        return textsOf(section?.heading);
      case 'option':
        return this.#isOption() ? [section?.heading ?? packed.title] : [];
      case 'above':
        return section
          ? [packed.title, ...this.#above.map(({ heading }) => heading)]
          : [];
      case 'prose':
        return section
          ? textsOf(section.prose)
          : [...textsOf(packed.description), ...textsOf(packed.prose)];
      case 'code':
        return textsOf((section ?? packed).code);
    }
  }

  #isOption(): boolean {
    // Most pages are about no options, and then no heading has to be read.
    return this.#page.packed.route.includes('/config/') && optionOf(this) !== '';
  }

  #read(texts: readonly string[]): string {
    return texts.map((text) => this.#page.dictionary.read(text)).join(' ');
  }
}

function textsOf(text: string | undefined): readonly string[] {
  return text === undefined ? none : [text];
}

const none: readonly string[] = [];
