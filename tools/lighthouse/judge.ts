/** The part of a report of Lighthouse that is looked at here. */
export interface Report {
  readonly categories: Readonly<
    Record<
      string,
      {
        readonly score: number | null;
        readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
      }
    >
  >;
  readonly audits: Readonly<
    Record<
      string,
      {
        readonly title: string;
        readonly score: number | null;
        readonly numericValue?: number;
      }
    >
  >;
}

/** Categories in which every page has to be without fault. Performance is a measurement, which differs from run to run. */
const faultless = ['accessibility', 'best-practices', 'seo'];

/**
 * What keeps a page from 100 in the categories that have to have it: a line for each category, with the audits that failed. Empty where
 * all have 100.
 *
 * @throws when the report lacks one of the categories, so that nothing would be judged
 */
export function faultsIn({ categories, audits }: Report): string[] {
  return faultless.flatMap((name) => {
    const category = categories[name];
    if (typeof category?.score !== 'number') {
      throw new Error(
        `The report says nothing of “${name}”: Lighthouse could not load the page, or names its categories in another way now.`,
      );
    }
    if (category.score === 1) return [];
    const failed = category.auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${audits[id]?.title} (${id})`);
    return [`${name} ${Math.round(category.score * 100)}: ${failed.join('; ')}`];
  });
}

/** The score for performance, from 0 to 100. Throws where the report has none. */
export function performanceOf({ categories }: Report): number {
  const score = categories.performance?.score;
  if (typeof score !== 'number') throw new Error('The report has no performance.');
  return Math.round(score * 100);
}

/**
 * What long tasks take beyond 50 milliseconds each while the page loads, in all, in milliseconds: “total blocking time”, on a phone at a quarter of
 * the processor's speed.
 *
 * @throws when the report has none
 */
export function blockingOf({ audits }: Report): number {
  const time = audits['total-blocking-time']?.numericValue;
  if (typeof time !== 'number') throw new Error('The report has no blocking time.');
  return Math.round(time);
}
