import {
  anchorOf,
  type PackedPage,
  type PackedSection,
} from '../../../theme/search/data/packed.ts';
import type { IndexedPage } from '../../../theme/search/data/pages.ts';
import { type CutPage, type CutSection, cut } from './cut.ts';
import { type Encoder, encoderOf } from './encode.ts';
import { partsOf } from './parts.ts';
import { shorten } from './shorten.ts';

/**
 * The pages of one language as they are sent to the readers who search: without what no query and no result needs, and written
 * in the words of a dictionary, which the first page carries. The engine's `sectionsOf` is the way back.
 */
export function pack(pages: readonly IndexedPage[]): PackedPage[] {
  const short = shorten(pages.map(cut));
  const encoder = encoderOf(short.flatMap(textsOf));
  return short.map((page, index) => ({
    ...(index === 0 ? { words: encoder.words } : {}),
    title: encoder.write(page.title),
    route: page.route,
    ...(page.description === ''
      ? {}
      : { description: encoder.write(oneLine(page.description)) }),
    ...(page.standing === 1 ? {} : { standing: page.standing }),
    ...packText(page.text, encoder),
    sections: page.sections.map((section) => packSection(section, encoder)),
  }));
}

function packSection(section: CutSection, encoder: Encoder): PackedSection {
  const { depth, heading, id, text } = section;
  return {
    depth,
    heading: encoder.write(heading),
    ...(id === anchorOf(heading) ? {} : { id }),
    ...packText(text, encoder),
  };
}

function packText(text: string, encoder: Encoder): Pick<PackedSection, 'prose' | 'code'> {
  const { prose, code } = partsOf(text);
  return {
    ...(prose === '' ? {} : { prose: encoder.write(oneLine(prose)) }),
    ...(code === '' ? {} : { code: encoder.write(oneLine(code)) }),
  };
}

function textsOf(page: CutPage): string[] {
  const { title, description, text, sections } = page;
  const parts = [text, ...sections.map((section) => section.text)].map(partsOf);
  return [
    title,
    ...sections.map(({ heading }) => heading),
    ...[description, ...parts.flatMap(({ prose, code }) => [prose, code])].map(oneLine),
  ];
}

/** A text as it is shown and compared: on one line. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
