import type { Group } from '@rspress/core/theme';
import type { Text } from '../useText';
import type { ListedGroup } from './listed';
import { purposeAt } from './purposes';

/**
 * Gives pages and headings the purpose of the option that they document, in a language. `prefix` is what addresses in that language
 * begin with before the page's own: empty, or `/zh`.
 */
export function addPurposes(
  groups: readonly Group[],
  lang: keyof Text,
  prefix: string,
): ListedGroup[] {
  const purposeOf = (address: string) => purposeAt(address.slice(prefix.length))?.[lang];
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
