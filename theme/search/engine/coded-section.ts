import type { Dictionary } from '../data/dictionary';
import { anchorOf } from '../data/packed';
import { optionOf } from './option';
import type { Field, Section } from './types';

/** What is sent of each section, and the words in which it is written. */
export interface Columns {
  readonly dictionary: Dictionary;
  readonly depths: readonly number[];
  readonly ids: readonly string[];
  readonly headings: readonly string[];
  readonly prose: readonly string[];
  readonly code: readonly string[];
}

/** What the sections of a page share. */
export interface PageOfSections {
  readonly index: number;
  /** The place of its first section, whose heading is the title of the page. */
  readonly beginning: number;
  readonly title: string;
  readonly route: string;
  readonly standing: number;
  readonly description: string;
}

/** A section as it was sent, which reads its texts when they are asked for. */
export class CodedSection implements Section {
  readonly #columns: Columns;
  readonly #page: PageOfSections;
  readonly #place: number;
  readonly #above: readonly number[];
  #heading: string | undefined;
  #prose: string | undefined;
  #code: string | undefined;

  /** `above` are the places of the headings that it stands below, the page's title not among them. */
  constructor(
    columns: Columns,
    page: PageOfSections,
    place: number,
    above: readonly number[],
  ) {
    this.#columns = columns;
    this.#page = page;
    this.#place = place;
    this.#above = above;
  }

  get isBeginning(): boolean {
    return this.#place === this.#page.beginning;
  }

  /** How deep its heading is, 0 for the beginning of a page. */
  get depth(): number {
    return this.#columns.depths[this.#place] ?? 0;
  }

  get page(): number {
    return this.#page.index;
  }

  get title(): string {
    return this.#page.title;
  }

  get standing(): number {
    return this.#page.standing;
  }

  get heading(): string {
    this.#heading ??= this.#read(this.coded('heading'));
    return this.#heading;
  }

  get above(): readonly string[] {
    return this.#above.map((place) => this.#read(this.#headingAt(place)));
  }

  get link(): string {
    const { route } = this.#page;
    if (this.isBeginning) return route;
    return `${route}#${this.#columns.ids[this.#place] || anchorOf(this.heading)}`;
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
    const { beginning, description } = this.#page;
    const isBeginning = this.isBeginning;
    switch (field) {
      case 'title':
        return isBeginning ? this.#headingAt(beginning) : none;
      case 'description':
        return isBeginning ? told(description) : none;
      case 'heading':
        return isBeginning ? none : this.#headingAt(this.#place);
      case 'option':
        return this.#isOption() ? this.#headingAt(this.#place) : none;
      case 'above':
        return isBeginning
          ? none
          : [beginning, ...this.#above].flatMap((place) => this.#headingAt(place));
      case 'prose':
        return [...this.coded('description'), ...told(this.#columns.prose[this.#place])];
      case 'code':
        return told(this.#columns.code[this.#place]);
    }
  }

  #headingAt(place: number): readonly string[] {
    return told(this.#columns.headings[place]);
  }

  #isOption(): boolean {
    // Most pages are about no options, and then no heading has to be read.
    return this.#page.route.includes('/config/') && optionOf(this) !== '';
  }

  #read(texts: readonly string[]): string {
    return texts.map((text) => this.#columns.dictionary.read(text)).join(' ');
  }
}

function told(text = ''): readonly string[] {
  return text === '' ? none : [text];
}

const none: readonly string[] = [];
