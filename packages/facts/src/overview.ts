import type { OptionSummary } from '@site/theme/overview/OptionSummary';
import type { Sources } from './page/sources.ts';
import type { Field } from './read/facts.ts';
import { linkOf } from './read/places.ts';

/**
 * The options by the address at which they are documented, without language. Several in one place
 * count as the option around them, or not at all.
 */
export function optionSummaries({
  facts,
  places,
}: Sources): Record<string, OptionSummary> {
  const names: Record<string, string> = {};
  for (const name of Object.keys(facts.fields).sort((a, b) => a.length - b.length)) {
    const address = linkOf(name, places) ?? '';
    names[address] ??= name;
    if (!name.startsWith(names[address])) names[address] = '';
  }
  const entries = Object.entries(names).flatMap(([address, name]) => {
    const field = facts.fields[name];
    return field ? [[address, summaryOf(field)] as const] : [];
  });
  return Object.fromEntries(entries);
}

function summaryOf({ type, defaults, stated = '`undefined`' }: Field): OptionSummary {
  const values = new Set(defaults.map(({ value }) => shorten(value)));
  if (values.size > 0) return { type, default: [...values].join(' / ') };
  return stated === '`undefined`' ? { type } : { type, default: '' };
}

/** Long objects and lists become `{ … }` and `[ … ]`. */
function shorten(value: string): string {
  if (value.length <= 24 || !/^[[{]/.test(value)) return value;
  return `${value.charAt(0)} … ${value.slice(-1)}`;
}
