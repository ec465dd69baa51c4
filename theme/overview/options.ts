import type { OptionSummary } from '@site/facts/overview';
import type { Text } from '../useText';
import { type ListedGroup, normalizeLink, type OptionFacts } from './groups';

const purposes = new Map<string, Text>();
const summaries = new Map<string, OptionSummary>();

/**
 * Registers what options are for, their types and defaults, by the address of their page or heading
 * without language. The overview's page calls this when it is loaded, so that no other page carries
 * the texts.
 */
export function registerOptions(
  texts: Readonly<Record<string, Text>>,
  facts: Readonly<Record<string, OptionSummary>>,
): void {
  for (const [address, text] of Object.entries(texts))
    purposes.set(normalizeAddress(address), text);
  for (const [address, summary] of Object.entries(facts))
    summaries.set(normalizeAddress(address), summary);
}

/** Adds what is registered to pages and headings. `prefix` is that of the language, as `/zh`. */
export function addOptions(
  groups: readonly ListedGroup[],
  lang: keyof Text,
  prefix: string,
): ListedGroup[] {
  const factsOf = (link: string): OptionFacts => {
    const address = normalizeAddress(link.slice(prefix.length));
    const purpose = purposes.get(address)?.[lang];
    return { ...summaries.get(address), ...(purpose && { purpose }) };
  };
  return groups.map((group) => ({
    ...group,
    items: group.items.map((item) => ({
      ...item,
      ...factsOf(item.link ?? ''),
      headers: (item.headers ?? []).map((header) => ({
        ...header,
        ...factsOf(`${item.link}#${header.id}`),
      })),
    })),
  }));
}

function normalizeAddress(address: string): string {
  const [page = '', id] = address.split('#');
  return id === undefined ? normalizeLink(page) : `${normalizeLink(page)}#${id}`;
}
