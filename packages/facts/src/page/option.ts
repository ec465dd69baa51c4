import { fill } from '@site/pages/fill';
import { appliesTo } from '../read/applies.ts';
import type { Descriptions } from '../read/descriptions.ts';
import { type Default, type Facts, type Field, formats } from '../read/model.ts';
import { cellCode, element, row } from './element.ts';
import type { CardLabels } from './labels.ts';

/** Characters of a default beyond which a card does not spell it out. */
const longest = 120;

/** The card of an option as lines of Markdown. Throws when there is no such option. */
export function optionCard(
  name: string,
  facts: Facts,
  descriptions: Descriptions,
  labels: CardLabels,
): string[] {
  const field = facts.fields[name];
  if (!field) throw new Error(`There is no option ${name}.`);
  const applies = appliesTo(name);
  const every = applies.length === formats.length;
  const named = applies.map((format) => cellCode(format)).join(labels.list);
  return element('OptionCard', fill(labels.about, { name }), [
    row(labels.property, labels.value),
    row('---', '---'),
    row(labels.type, cellCode(field.type)),
    ...defaultRow(field, labels),
    row(labels.formats, every ? labels.every : named),
    row(labels.place, labels[placeOf(field)]),
    ...flagRows(name, facts, descriptions, labels),
    ...deprecatedRow(field, labels),
  ]);
}

function placeOf({ topLevel, item }: Field): 'both' | 'item' | 'top' {
  if (topLevel && item) return 'both';
  return item ? 'item' : 'top';
}

function defaultRow({ defaults, stated }: Field, labels: CardLabels): string[] {
  const texts = defaults.map((one) => defaultText(one, defaults.length > 1, labels));
  // A default that the types describe in a sentence is for the page's own words.
  const described = stated !== undefined && stated !== '`undefined`';
  if (texts.length === 0) return described ? [] : [row(labels.default, labels.unset)];
  return [row(labels.default, texts.join(labels.sentence))];
}

function defaultText(one: Default, several: boolean, labels: CardLabels): string {
  const value = one.value.length > longest ? labels.long : cellCode(one.value);
  if (one.bundle !== undefined) {
    return fill(labels.with, { value, bundle: String(one.bundle) });
  }
  if (!several) return value;
  const named = one.formats.map((format) => cellCode(format)).join(labels.list);
  return fill(labels.in, { value, formats: named });
}

function flagRows(
  name: string,
  { commands }: Facts,
  { flags }: Descriptions,
  labels: CardLabels,
): string[] {
  return Object.entries(commands).flatMap(([command, one]) => {
    const setters = one.flags.filter((flag) => flags[flag.name]?.option === name);
    const texts = setters.flatMap((flag) => [
      cellCode([flag.name, flag.argument].filter(Boolean).join(' ')),
      ...(flag.negatable ? [cellCode(`--no-${flag.name.slice(2)}`)] : []),
    ]);
    const label = fill(labels.flag, { command });
    return texts.length > 0 ? [row(label, texts.join(labels.list))] : [];
  });
}

function deprecatedRow({ deprecated }: Field, labels: CardLabels): string[] {
  if (deprecated === undefined) return [];
  const option = /`([^`]+)`/.exec(deprecated)?.[1];
  const text = option ? fill(labels.instead, { option }) : labels.yes;
  return [row(labels.deprecated, text)];
}
