import { Dictionary } from '../data/dictionary';
import { anchorOf, type PackedPage } from '../data/packed';
import { optionOf } from './option';
import type { Section } from './types';

/** The sections of an index, and the words in which they are written. */
export interface Unpacked {
  readonly dictionary: Dictionary;
  readonly sections: readonly Section[];
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

interface Open {
  readonly depth: number;
  readonly heading: string;
  readonly coded: string;
}

function sectionsOfPage(page: PackedPage, index: number, words: Dictionary): Section[] {
  const { route, standing = 1 } = page;
  const title = words.read(page.title);
  const of = { page: index, title, standing };
  const open: Open[] = [];
  const beginning = {
    ...of,
    heading: '',
    above: [],
    link: route,
    description: words.read(page.description ?? ''),
  };
  return [
    withTexts(words, beginning, {
      title: [page.title],
      description: textsOf(page.description),
      option: optionOf(beginning) === '' ? [] : [page.title],
      prose: [...textsOf(page.description), ...textsOf(page.prose)],
      code: textsOf(page.code),
    }),
    ...page.sections.map((section) => {
      const heading = words.read(section.heading);
      while ((open.at(-1)?.depth ?? 0) >= section.depth) open.pop();
      const above = [...open];
      open.push({ depth: section.depth, heading, coded: section.heading });
      const about = {
        ...of,
        heading,
        above: above.map((one) => one.heading),
        link: `${route}#${section.id ?? anchorOf(heading)}`,
        description: '',
      };
      return withTexts(words, about, {
        heading: [section.heading],
        option: optionOf(about) === '' ? [] : [section.heading],
        above: [page.title, ...above.map((one) => one.coded)],
        prose: textsOf(section.prose),
        code: textsOf(section.code),
      });
    }),
  ];
}

function textsOf(text: string | undefined): string[] {
  return text === undefined ? [] : [text];
}

function withTexts(
  words: Dictionary,
  about: Omit<Section, 'prose' | 'code' | 'coded'>,
  coded: Section['coded'],
): Section {
  const known: { prose?: string; code?: string } = {};
  const read = (texts: readonly string[] = []) =>
    texts.map((text) => words.read(text)).join(' ');
  return {
    ...about,
    coded,
    get prose() {
      known.prose ??= read(coded.prose);
      return known.prose;
    },
    get code() {
      known.code ??= read(coded.code);
      return known.code;
    },
  };
}
