import type { Pair } from '@site/pages/page';
import { type Section, sectionsOf } from '@site/pages/sections';
import { hasWords, meaningsOf } from './meaning.ts';
import type { PageState } from './states.ts';

/**
 * How a section of a Chinese page stands to the English one. The first three are what readers are
 * told: the English section has `changed`, or is `new`, or was `removed`, and the Chinese page has
 * not followed. `unconfirmed`: both have changed, and nobody has said that they agree.
 */
export type Lag = 'changed' | 'new' | 'removed' | 'unconfirmed';

/** A section that is not confirmed as it is. */
export interface SectionLag {
  lag: Lag;
  id: string;
  /** Its heading in the language that has it, English before Chinese. */
  title: string;
  /** Its Chinese heading; absent where the Chinese page does not have the section. */
  titleZh?: string;
  /** Line on the Chinese page, 0 where it has none. */
  line: number;
}

/** How a Chinese page stands to the English one. */
export interface PageLag {
  /** Day of the last confirmation; absent where nobody has ever confirmed the page. */
  date?: string;
  sections: readonly SectionLag[];
}

/**
 * Compares a page in both languages with what was confirmed of it. A page that was never confirmed
 * has no date and no sections: nothing is known about it.
 */
export function lagOf({ en, zh }: Pair, state: PageState | undefined): PageLag {
  if (!state) return { sections: [] };
  const [english, chinese] = [sectionsOf(en), sectionsOf(zh)];
  const [saysEn, saysZh] = [meaningsOf(en), meaningsOf(zh)];
  const present = english.flatMap((section): SectionLag[] => {
    const { id } = section;
    const counterpart = chinese.find((one) => one.id === id);
    const confirmed = state.sections[id];
    const lag = confirmed
      ? lagOfChanged(confirmed, saysEn.get(id), saysZh.get(id))
      : lagOfNew(section, counterpart);
    return lag ? [describe(lag, section, counterpart)] : [];
  });
  const removed = chinese.flatMap((section): SectionLag[] =>
    section.id in state.sections && !saysEn.has(section.id)
      ? [describe('removed', section, section)]
      : [],
  );
  return { date: state.date, sections: [...present, ...removed] };
}

/** Whether readers of the Chinese page miss something that the English one says. */
export function isBehind({ sections }: PageLag): boolean {
  return sections.some(({ lag }) => lag !== 'unconfirmed');
}

function lagOfChanged(
  [confirmedEn, confirmedZh]: readonly [en: string, zh: string],
  en: string | undefined,
  zh: string | undefined,
): Lag | undefined {
  if (confirmedEn === en) return undefined;
  return confirmedZh === zh ? 'changed' : 'unconfirmed';
}

// A heading and its samples can be put in by anybody; words only by a translator.
function lagOfNew(section: Section, counterpart: Section | undefined): Lag {
  const said = counterpart && (hasWords(counterpart) || !hasWords(section));
  return said ? 'unconfirmed' : 'new';
}

function describe(
  lag: Lag,
  section: Section,
  counterpart: Section | undefined,
): SectionLag {
  const { id, title } = section;
  return {
    lag,
    id,
    title,
    ...(counterpart ? { titleZh: counterpart.title } : {}),
    line: counterpart?.line ?? 0,
  };
}
