import type { Facts, Field } from './read/facts.ts';
import { linkOf, type Places } from './read/reviewed-data.ts';

/** What the overview of the configuration says about an option. */
export interface OptionSummary {
  /** TypeScript code. */
  readonly type: string;
  /**
   * JavaScript code. Absent where the option stays unset; empty where its default depends on
   * something and the option's page says on what.
   */
  readonly default?: string;
}

/** Longer objects and lists are shown as `{ … }` and `[ … ]`. */
const maxLength = 24;

/**
 * The options by the address at which they are documented. Where several are documented in one
 * place, it is that of the option around them; places that belong to none of them are left out.
 */
export function optionSummaries(
  { fields }: Facts,
  places: Places,
): Readonly<Record<string, OptionSummary>> {
  const names = new Map<string, string>();
  for (const name of Object.keys(fields).sort((a, b) => a.length - b.length)) {
    const address = linkOf(name, places);
    if (address === undefined) continue;
    const first = names.get(address);
    const isAround = first === undefined || name.startsWith(`${first}.`);
    names.set(address, isAround ? (first ?? name) : '');
  }
  const entries = [...names].flatMap(([address, name]) => {
    const field = fields[name];
    return field ? [[address, summaryOf(field)] as const] : [];
  });
  return Object.fromEntries(entries);
}

function summaryOf({ type, defaults, stated }: Field): OptionSummary {
  const values = new Set(defaults.map(({ value }) => shorten(value)));
  if (values.size > 0) return { type, default: [...values].join(' / ') };
  const isDescribed = stated !== undefined && stated !== '`undefined`';
  return isDescribed ? { type, default: '' } : { type };
}

function shorten(value: string): string {
  if (value.length <= maxLength || !/^[[{]/.test(value)) return value;
  return `${value.charAt(0)} … ${value.slice(-1)}`;
}
