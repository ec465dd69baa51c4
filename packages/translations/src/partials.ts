import type { Page } from '@site/pages/page';
import { type Section, sectionsOf } from '@site/pages/sections';
import { isBehind, type PageLag, type SectionLag } from './compare.ts';

/**
 * How a Chinese page stands to the English one together with the partials that it takes in, whose own standing is `partials`, by the names
 * of their components. Where a partial is behind, so are the sections that show it, and the day is the earliest of those that are behind.
 */
export function withPartials(
  lag: PageLag,
  zh: Page,
  partials: ReadonlyMap<string, PageLag>,
): PageLag {
  const old = new Map([...partials].filter(([, one]) => isBehind(one)));
  const shown = sectionsOf(zh).filter((section) =>
    names(section).some((name) => old.has(name)),
  );
  const told = new Set(
    lag.sections.filter((one) => isBehind({ sections: [one] })).map(({ id }) => id),
  );
  const more = shown.filter(({ id }) => !told.has(id)).map(changed);
  const used = shown.flatMap(names).flatMap((name) => old.get(name)?.date ?? []);
  const [date = lag.date] = [
    ...(isBehind(lag) && lag.date ? [lag.date] : []),
    ...used,
  ].sort();
  return { ...(date ? { date } : {}), sections: [...lag.sections, ...more] };
}

/** The components that a section shows on lines of their own, as partials stand. */
function names({ nodes }: Section): string[] {
  return nodes.flatMap((node) => (node.type === 'mdxJsxFlowElement' && node.name) || []);
}

function changed({ id, title, line }: Section): SectionLag {
  return { lag: 'changed', id, title, titleZh: title, line };
}
