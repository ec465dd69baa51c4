import type { Text } from '../useText';
import { type ListedGroup, normalizeLink, type OptionFacts } from './groups';
import type { OptionSummary } from './OptionSummary';

const options = new Map<string, { purpose?: Text } & Partial<OptionSummary>>();

/**
 * Registers facts about options, by the address of their page or heading without language. The
 * overview's page calls this when it is loaded, so that no other page carries the texts.
 */
export function registerOptions(
  purposes: Readonly<Record<string, Text>>,
  summaries: Readonly<Record<string, OptionSummary>>,
): void {
  for (const address of Object.keys({ ...purposes, ...summaries })) {
    const purpose = purposes[address];
    const facts = { ...summaries[address], ...(purpose && { purpose }) };
    options.set(normalizeAddress(address), facts);
  }
}

/** Adds the facts to pages and headings. `prefix` is that of the language: empty, or `/zh`. */
export function addOptions(
  groups: readonly ListedGroup[],
  lang: keyof Text,
  prefix: string,
): ListedGroup[] {
  const withFacts = <T extends OptionFacts>(entry: T, address: string): T => {
    const facts = options.get(normalizeAddress(address.slice(prefix.length)));
    return { ...entry, ...facts, purpose: facts?.purpose?.[lang] ?? entry.purpose };
  };
  return groups.map((group) => ({
    ...group,
    items: group.items.map((item) => ({
      ...withFacts(item, item.link ?? ''),
      headers: item.headers?.map((one) => withFacts(one, `${item.link}#${one.id}`)) ?? [],
    })),
  }));
}

function normalizeAddress(address: string): string {
  const [page = '', id] = address.split('#');
  return id === undefined ? normalizeLink(page) : `${normalizeLink(page)}#${id}`;
}
