import {
  addressOf,
  type Budgets,
  kindOf,
  type Moment,
  partsAt,
} from '../sizes/budget.ts';
import { type PageSize, total } from '../sizes/measure.ts';
import type { Cost, Weight } from './model.ts';

/** What the pages of each kind cost, in the order of the budgets. Kinds without a page are left out. */
export function weightsOf(sizes: readonly PageSize[], budgets: Budgets): Weight[] {
  return Object.keys(budgets.kinds).flatMap((kind) => {
    const pages = sizes.filter(({ page }) => kindOf(addressOf(page), budgets) === kind);
    if (pages.length === 0) return [];
    const cost = (moment: Moment) =>
      costOf(pages, moment, (budgets.kinds[kind]?.[moment].brotli ?? 0) * 1024);
    return [{ kind, pages: pages.length, before: cost('before'), after: cost('after') }];
  });
}

function costOf(pages: readonly PageSize[], moment: Moment, budget: number): Cost {
  const costs = pages
    .map((size) => ({ page: addressOf(size.page), ...total(partsAt(size, moment)) }))
    .sort((a, b) => a.brotli - b.brotli || (a.page < b.page ? -1 : 1));
  const largest = costs.at(-1) ?? { page: '', gzip: 0, brotli: 0 };
  return {
    budget,
    // Of an even number the larger of the two in the middle, which is a page that exists.
    median: costs[Math.floor(costs.length / 2)]?.brotli ?? 0,
    largest,
    over: costs.filter(({ brotli }) => brotli > budget).length,
  };
}
