import { fill } from '@site/pages/fill';
import type { Language } from '@site/pages/language';
import type { Flag } from '../read/model.ts';
import { linkOf } from '../read/place.ts';
import { cellCode, element, row } from './element.ts';
import type { CliLabels } from './labels.ts';
import type { Sources } from './sources.ts';

/** Usage and flags of a command as lines of Markdown. Throws when there is no such command. */
export function cliReference(
  name: string,
  { facts, descriptions, places }: Sources,
  language: Language,
  labels: CliLabels,
): string[] {
  const command = facts.commands[name];
  if (!command) throw new Error(`There is no command ${name}.`);
  const rows = command.flags.map((flag) => {
    const about = descriptions.flags[flag.name];
    const option = about?.option;
    const link = option === undefined ? undefined : linkOf(option, places);
    const sets = option && link ? [fill(labels.option, { option, link })] : [];
    const text = [about?.[language] ?? '', ...remarks(flag, labels), ...sets];
    return row(nameOf(flag, labels), text.join(labels.join));
  });
  const said = descriptions.commands[name]?.[language] ?? '';
  return [
    said,
    '',
    '```bash',
    `npx ${command.usage}`,
    '```',
    '',
    ...element('CliFlags', fill(labels.about, { command: name }), [
      row(labels.flag, labels.does),
      row('---', '---'),
      ...rows,
    ]),
  ];
}

function nameOf({ name, aliases, argument }: Flag, labels: CliLabels): string {
  const long = argument ? `${name} ${argument}` : name;
  return [...aliases, long].map((one) => cellCode(one)).join(labels.list);
}

function remarks(flag: Flag, labels: CliLabels): string[] {
  const { name, choices, repeatable, negatable, default: value } = flag;
  const values = choices.map((one) => cellCode(one)).join(labels.list);
  // The help gives `--no-env` a default as if it were the flag `--env`; that would mislead.
  const misleading = name.startsWith('--no-');
  return [
    ...(choices.length > 0 ? [fill(labels.values, { values })] : []),
    ...(value && !misleading ? [fill(labels.default, { value: cellCode(value) })] : []),
    ...(repeatable ? [labels.repeatable] : []),
    ...(negatable ? [fill(labels.negatable, { flag: `--no-${name.slice(2)}` })] : []),
  ];
}
