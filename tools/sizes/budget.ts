import type { Finding } from '../checks/finding.ts';
import { type PageSize, type Part, type Size, total } from './measure.ts';

/** The two moments that have a budget: before the reader does anything, and after the first sign of intent, all together. */
export const moments = ['before', 'after'] as const;

export type Moment = (typeof moments)[number];

/** The content of tools/budgets.json; sizes are in KiB of 1024 bytes. */
export interface Budgets {
  /** By name. A page is of the first kind whose expression its address fits. */
  readonly kinds: Readonly<Record<string, Kind>>;
  /** Pages that cost more than their budget: what they may cost until they are mended, and why they do. */
  readonly over: Readonly<Record<Moment, Over>>;
}

type Kind = { readonly pages: string } & Readonly<Record<Moment, Size>>;

interface Over {
  readonly reason: string;
  /** KiB of brotli by address. */
  readonly pages: Readonly<Record<string, number>>;
}

/** The name of the kind that a page belongs to. Throws where it belongs to none. */
export function kindOf(address: string, { kinds }: Budgets): string {
  const found = Object.entries(kinds).find(([, { pages }]) =>
    new RegExp(pages).test(address),
  );
  if (!found) throw new Error(`tools/budgets.json has no kind for ${address}.`);
  return found[0];
}

/** The address of a page, from the path of its HTML below the built site. */
export function addressOf(page: string): string {
  return `/${page.replace(/\.html$/, '').replace(/(^|\/)index$/, '$1')}`;
}

/** What a page asks for up to a moment. */
export function partsAt({ before, after }: PageSize, moment: Moment): readonly Part[] {
  return moment === 'before' ? before : [...before, ...after];
}

/**
 * Compares pages with the budgets of their kind, in gzip and brotli. A page on the list of those that cost more is held to what stands there, in
 * brotli; one that is on it without need is a finding too, so that the list shrinks. `about` says of a
 * part by how much it grew and who wants it.
 */
export function overBudget(
  sizes: readonly PageSize[],
  budgets: Budgets,
  about: (part: Part) => string = () => '',
): Finding[] {
  return sizes.flatMap((size) =>
    moments.flatMap((moment) => {
      const address = addressOf(size.page);
      const name = kindOf(address, budgets);
      const budget = budgets.kinds[name]?.[moment];
      if (!budget) return [];
      const parts = partsAt(size, moment);
      const cost = total(parts);
      const allowed = budgets.over[moment].pages[address];
      const over = (['brotli', 'gzip'] as const).filter(
        (encoding) => cost[encoding] > budget[encoding] * 1024,
      );
      if (allowed !== undefined) {
        if (over.length === 0) return [needless(address, moment)];
        if (cost.brotli <= allowed * 1024) return [];
        return [finding(address, moment, 'brotli', cost.brotli, allowed, parts, about)];
      }
      return over
        .slice(0, 1)
        .map((one) =>
          finding(address, moment, one, cost[one], budget[one], parts, about),
        );
    }),
  );
}

const words = {
  before: 'before the first sign of intent',
  after: 'after the first sign of intent, in all',
};

function finding(
  address: string,
  moment: Moment,
  encoding: keyof Size,
  bytes: number,
  budget: number,
  parts: readonly Part[],
  about: (part: Part) => string,
): Finding {
  const list = [...parts]
    .sort((a, b) => b[encoding] - a[encoding])
    .map((part) => `${part.file} ${kib(part[encoding])}${about(part)}`);
  return {
    file: 'tools/budgets.json',
    line: 0,
    what: `${address} costs ${kib(bytes)} KiB (${encoding}) ${words[moment]}; ${budget} are allowed.`,
    why: 'Readers on slow networks wait for every one of them.',
    todo: `Largest first, in KiB: ${list.join('; ')}. Make one of these smaller, or load it later.`,
  };
}

function needless(address: string, moment: Moment): Finding {
  return {
    file: 'tools/budgets.json',
    line: 0,
    what: `${address} stands under over.${moment}, but keeps its budget.`,
    why: 'A page on the list may grow again unseen.',
    todo: 'Strike it off.',
  };
}

/** Bytes as KiB with one digit. */
export function kib(bytes: number): string {
  return (bytes / 1024).toFixed(1);
}
