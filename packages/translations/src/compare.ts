import type { Pair } from '@site/pages/page';
import { type Section, sectionsOf } from '@site/pages/sections';
import { hasProse, sectionDigests } from './digests.ts';
import type { PageState } from './states.ts';

/**
 * Why a section of a Chinese page needs attention. The first three are shown to readers: the
 * English section was `changed`, is `new`, or was `removed`. `unconfirmed`: both have changed, and
 * nobody has confirmed yet that they agree.
 */
export type Lag = 'changed' | 'new' | 'removed' | 'unconfirmed';

/** A section that differs from what was confirmed. */
export interface SectionLag {
  lag: Lag;
  id: string;
  /** The English heading; the Chinese one of a removed section. */
  title: string;
  /** The Chinese heading; absent if the Chinese page does not have the section. */
  titleZh?: string;
  /** Line on the Chinese page; 0 if it does not have the section. */
  line: number;
}

/** How far a Chinese page is behind the English one. */
export interface PageLag {
  /** Day of the last confirmation; absent if the page was never confirmed. */
  date?: string;
  sections: readonly SectionLag[];
}

/**
 * Compares a page in both languages with its confirmed state. Without one, nothing is known: the
 * result has neither date nor sections.
 */
export function lagOf({ en, zh }: Pair, state: PageState | undefined): PageLag {
  if (!state) return { sections: [] };
  const [english, chinese] = [sectionsOf(en), sectionsOf(zh)];
  const [digestsEn, digestsZh] = [sectionDigests(en), sectionDigests(zh)];
  const present = english.flatMap((section): SectionLag[] => {
    const { id } = section;
    const counterpart = chinese.find((one) => one.id === id);
    const confirmed = state.sections[id];
    const lag = confirmed
      ? lagOfChanged(confirmed, digestsEn.get(id), digestsZh.get(id))
      : lagOfNew(section, counterpart);
    return lag ? [sectionLag(lag, section, counterpart)] : [];
  });
  const removed = chinese.flatMap((section): SectionLag[] =>
    section.id in state.sections && !digestsEn.has(section.id)
      ? [sectionLag('removed', section, section)]
      : [],
  );
  return { date: state.date, sections: [...present, ...removed] };
}

/** Whether the English page has content that readers of the Chinese one miss. */
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

// Anybody can add the heading and the samples to the Chinese page, but only a translator prose.
function lagOfNew(section: Section, counterpart: Section | undefined): Lag {
  const isWritten = counterpart && (hasProse(counterpart) || !hasProse(section));
  return isWritten ? 'unconfirmed' : 'new';
}

function sectionLag(
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
