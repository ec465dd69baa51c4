import { inlineCode, tableOf } from '@site/mdx/fence';
import { fill } from '@site/mdx/fill';
import type { Language } from '@site/mdx/language';
import commandLabels from '../browser/cli-labels.json' with { type: 'json' };
import optionLabels from '../browser/labels.json' with { type: 'json' };
import { type Default, type Flag, formats, type OptionField } from '../format/facts.ts';
import { linkOf } from '../format/places.ts';
import { optionFormats } from '../format/reviewed-data.ts';
import type { Sources } from './sources.ts';

type OptionLabels = (typeof optionLabels)['en'];
type CommandLabels = (typeof commandLabels)['en'];

/** Longer defaults are described instead of shown. */
const maxDefaultLength = 120;

/** The card of an option as lines of Markdown. Throws if there is no such option. */
export function optionCard(name: string, sources: Sources, language: Language): string[] {
  const labels = optionLabels[language];
  const field = sources.facts.fields[name];
  if (!field) throw new Error(`There is no option ${name}.`);
  const applicable = optionFormats(name);
  const isEvery = applicable.length === formats.length;
  const { topLevel, item } = field;
  const place = topLevel && item ? 'both' : item ? 'item' : 'top';
  const rows = [
    [labels.type, cellCode(field.type)],
    ...defaultRow(field, labels),
    [labels.formats, isEvery ? labels.every : codeList(applicable, labels)],
    [labels.place, labels[place]],
    ...flagRows(name, sources, labels),
    ...deprecatedRow(field, labels),
  ];
  const about = fill(labels.about, { name });
  return element('option', about, tableOf([labels.property, labels.value], rows));
}

function defaultRow(field: OptionField, labels: OptionLabels): string[][] {
  const { defaults, stated } = field;
  if (defaults.length > 0) return [[labels.default, defaultsText(field, labels)]];
  // If the types describe the default in a sentence, the page explains it.
  const isDescribed = stated !== undefined && stated !== '`undefined`';
  return isDescribed ? [] : [[labels.default, labels.unset]];
}

function defaultsText({ defaults }: OptionField, labels: OptionLabels): string {
  return defaults
    .map((one) => defaultText(one, defaults.length > 1, labels))
    .join(labels.sentence);
}

function defaultText(
  one: Default,
  isOneOfSeveral: boolean,
  labels: OptionLabels,
): string {
  const value = one.value.length > maxDefaultLength ? labels.long : cellCode(one.value);
  if (one.bundle !== undefined) {
    return fill(labels.with, { value, bundle: String(one.bundle) });
  }
  if (!isOneOfSeveral) return value;
  return fill(labels.in, { value, formats: codeList(one.formats, labels) });
}

function flagRows(
  name: string,
  { facts, descriptions }: Sources,
  labels: OptionLabels,
): string[][] {
  return Object.entries(facts.commands).flatMap(([command, { flags }]) => {
    const setters = flags.filter(
      (flag) => descriptions.flags[flag.name]?.option === name,
    );
    const texts = setters.flatMap((flag) => [
      cellCode([flag.name, flag.argument].filter(Boolean).join(' ')),
      ...(flag.negatable ? [cellCode(negated(flag))] : []),
    ]);
    const label = fill(labels.flag, { command });
    return texts.length > 0 ? [[label, texts.join(labels.list)]] : [];
  });
}

function deprecatedRow({ deprecated }: OptionField, labels: OptionLabels): string[][] {
  if (deprecated === undefined) return [];
  const option = /`([^`]+)`/.exec(deprecated)?.[1];
  const text = option ? fill(labels.instead, { option }) : labels.yes;
  return [[labels.deprecated, text]];
}

/** Usage and flags of a command as lines of Markdown. Throws if there is no such command. */
export function commandReference(
  name: string,
  { facts, descriptions, places }: Sources,
  language: Language,
): string[] {
  const labels = commandLabels[language];
  const command = facts.commands[name];
  if (!command) throw new Error(`There is no command ${name}.`);
  const rows = command.flags.map((flag) => {
    const description = descriptions.flags[flag.name];
    const option = description?.option;
    const link = option === undefined ? undefined : linkOf(option, places);
    const sets = option && link ? [fill(labels.option, { option, link })] : [];
    const names = [...flag.aliases, [flag.name, flag.argument].filter(Boolean).join(' ')];
    const field = option === undefined ? undefined : facts.fields[option];
    const text = [
      description?.[language] ?? '',
      ...flagRemarks(flag, labels),
      ...optionDefault(field, language),
      ...sets,
    ];
    return [codeList(names, labels), text.join(labels.join)];
  });
  return [
    descriptions.commands[name]?.[language] ?? '',
    '',
    '```bash',
    `npx ${command.usage}`,
    '```',
    '',
    ...element(
      'flags',
      fill(labels.about, { command: name }),
      tableOf([labels.flag, labels.does], rows),
    ),
  ];
}

function flagRemarks(flag: Flag, labels: CommandLabels): string[] {
  const { name, choices, repeatable, negatable, default: value } = flag;
  const remarks: string[] = [];
  if (choices.length > 0) {
    remarks.push(fill(labels.values, { values: codeList(choices, labels) }));
  }
  // The help gives `--no-env` the default of `--env`, which would be misleading.
  if (value && !name.startsWith('--no-')) {
    remarks.push(fill(labels.default, { value: cellCode(value) }));
  }
  if (repeatable) remarks.push(labels.repeatable);
  if (negatable) remarks.push(fill(labels.negatable, { flag: negated(flag) }));
  return remarks;
}

/** What applies without the flag, if its option has a default that is short enough for a row. */
function optionDefault(field: OptionField | undefined, language: Language): string[] {
  if (!field || field.defaults.length === 0) return [];
  if (field.defaults.some(({ value }) => value.length > maxDefaultLength)) return [];
  const value = defaultsText(field, optionLabels[language]);
  return [fill(commandLabels[language].default, { value })];
}

function negated({ name }: Flag): string {
  return `--no-${name.slice(2)}`;
}

/** The component around the lines of a Markdown table. */
function element(kind: string, label: string, content: readonly string[]): string[] {
  const tag = `<FactTable kind="${kind}" label={${JSON.stringify(label)}}>`;
  return [tag, '', ...content, '', '</FactTable>'];
}

/** Code in a table cell, where an unescaped bar would end the cell. */
function cellCode(text: string): string {
  return inlineCode(text.replaceAll('|', '\\|'));
}

function codeList(texts: readonly string[], { list }: { list: string }): string {
  return texts.map(cellCode).join(list);
}
