import type { Group } from '@rspress/core/theme';
import type { Text } from '../useText';
import { type ListedGroup, normalizeLink } from './groups';

const purposes = new Map<string, Text>();

/**
 * Registers what options are for, by the address of their page or heading without language. The
 * overview's page calls this when it is loaded, so that no other page carries the texts.
 */
export function registerPurposes(table: Readonly<Record<string, Text>>): void {
  for (const [address, text] of Object.entries(table))
    purposes.set(normalizeAddress(address), text);
}

/** Adds the purposes to pages and headings. `prefix` is that of the language: empty, or `/zh`. */
export function addPurposes(
  groups: readonly Group[],
  lang: keyof Text,
  prefix: string,
): ListedGroup[] {
  const purposeOf = (address: string) =>
    purposes.get(normalizeAddress(address.slice(prefix.length)))?.[lang];
  return groups.map((group) => ({
    ...group,
    items: group.items.map((item) => ({
      ...item,
      purpose: purposeOf(item.link ?? ''),
      headers: (item.headers ?? []).map((header) => ({
        ...header,
        purpose: purposeOf(`${item.link}#${header.id}`),
      })),
    })),
  }));
}

function normalizeAddress(address: string): string {
  const [page = '', id] = address.split('#');
  return id === undefined ? normalizeLink(page) : `${normalizeLink(page)}#${id}`;
}
