import type { Finding } from '../findings/finding.ts';
import { type PageSize, type Part, type Size, total } from './measure.ts';

/** The two moments that have a budget: before the reader does anything, and after the first sign of intent, all together. */
export const moments = ['before', 'after'] as const;

export type Moment = (typeof moments)[number];

/** The content of tools/budgets.json; sizes are in KiB of 1024 bytes. */
export interface Budgets {
  /** By name. A page is of the first kind whose expression its address fits. */
  readonly kinds: Readonly<Record<string, Kind>>;
  /** Kinds with pages that cost more than their budget: what the largest may cost until they are mended, and why. */
  readonly over: Readonly<Record<Moment, Readonly<Record<string, Over>>>>;
}

type Kind = { readonly pages: string } & Readonly<Record<Moment, Size>>;

type Over = Size & { readonly reason: string };

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
 * Compares pages with the budgets of their kind, in gzip and brotli. A kind on the list of those over it is held to what stands there; one whose
 * pages all keep their budget is a finding too, so that the list shrinks. `about` says of a part by how much it grew and who wants it.
 */
export function overBudget(
  sizes: readonly PageSize[],
  budgets: Budgets,
  about: (part: Part) => string = () => '',
): Finding[] {
  return Object.entries(budgets.kinds).flatMap(([name, kind]) => {
    const pages = sizes.filter(({ page }) => kindOf(addressOf(page), budgets) === name);
    return moments.flatMap((moment) => {
      const listed = budgets.over[moment][name];
      const keeps = pages.every((page) => !excess(page, moment, kind[moment]));
      if (listed && keeps) return [needless(name, moment)];
      const limit = listed ?? kind[moment];
      return pages.flatMap((page) => {
        const encoding = excess(page, moment, limit);
        return encoding ? [finding(page, moment, encoding, limit[encoding], about)] : [];
      });
    });
  });
}

/** The first encoding in which a page costs more than `limit`, in KiB. */
function excess(page: PageSize, moment: Moment, limit: Size): keyof Size | undefined {
  const cost = total(partsAt(page, moment));
  return (['brotli', 'gzip'] as const).find((one) => cost[one] > limit[one] * 1024);
}

const words = {
  before: 'before the first sign of intent',
  after: 'after the first sign of intent, in all',
};

function finding(
  page: PageSize,
  moment: Moment,
  encoding: keyof Size,
  limit: number,
  about: (part: Part) => string,
): Finding {
  const parts = partsAt(page, moment);
  const list = [...parts]
    .sort((a, b) => b[encoding] - a[encoding])
    .map((part) => `${part.file} ${kib(part[encoding])}${about(part)}`);
  const cost = kib(total(parts)[encoding]);
  return {
    file: 'tools/budgets.json',
    line: 0,
    what: `${addressOf(page.page)} costs ${cost} KiB (${encoding}) ${words[moment]}; ${limit} are allowed.`,
    why: 'Readers on slow networks wait for every one of them.',
    todo: `Largest first, in KiB: ${list.join('; ')}. Make one of these smaller, or load it later.`,
  };
}

function needless(kind: string, moment: Moment): Finding {
  return {
    file: 'tools/budgets.json',
    line: 0,
    what: `The kind ${kind} stands under over.${moment}, but all its pages keep their budget.`,
    why: 'A kind on the list may grow again unseen.',
    todo: 'Strike it off.',
  };
}

/** Bytes as KiB with one digit. */
export function kib(bytes: number): string {
  return (bytes / 1024).toFixed(1);
}
