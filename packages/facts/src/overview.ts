import type { Text } from '@site/base-theme/useText';
import type { OptionFacts } from '@site/framework';
import { readSources } from './page/sources.ts';
import type { Field } from './read/facts.ts';
import { linkOf } from './read/places.ts';
import purposes from './read/purposes.json' with { type: 'json' };

/**
 * Returns a function from an address to what the overview of the configuration says of the option
 * there. Of several it is the one around the others; if there is none, they have no type.
 */
export function optionFacts(): (address: string, lang: string) => OptionFacts {
  const { facts, places } = readSources();
  // A purpose that lacks a language is a type error here.
  const texts: Readonly<Record<string, Text>> = purposes;
  const names: Record<string, string> = {};
  for (const name of Object.keys(facts.fields).sort((a, b) => a.length - b.length)) {
    const address = linkOf(name, places) ?? '';
    names[address] ??= name;
    if (!name.startsWith(names[address])) names[address] = '';
  }
  return (address, lang) => {
    const place = address.replace(/^\/zh\//, '/');
    const purpose = texts[place]?.[lang === 'zh' ? 'zh' : 'en'];
    const field = facts.fields[names[place] ?? ''];
    return { ...(purpose && { purpose }), ...(field && valuesOf(field)) };
  };
}

function valuesOf({ type, defaults, stated = '`undefined`' }: Field): OptionFacts {
  const values = new Set(defaults.map(({ value }) => shorten(value)));
  if (values.size > 0) return { type, default: [...values].join(' / ') };
  return stated === '`undefined`' ? { type } : { type, default: '' };
}

/** Long objects and lists become `{ … }` and `[ … ]`. */
function shorten(value: string): string {
  if (value.length <= 24 || !/^[[{]/.test(value)) return value;
  return `${value.charAt(0)} … ${value.slice(-1)}`;
}
