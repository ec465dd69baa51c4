import path from 'node:path';
import { linkOf } from '@site/facts/places';
import { readSources } from '@site/facts/sources';
import { type Finding, FindingsError, findingsWith, nearest } from '@site/pages/findings';
import { type Language, languageOf, languages } from '@site/pages/language';
import type { Page } from '@site/pages/page';
import { pathInRepository, repository } from '@site/pages/repository';
import { findTagsOf, type PageTag, replaceTags } from '@site/pages/tags';
import { tools } from '../convert.ts';
import { inWords, nothing, type Row, type Tool } from '../mapping/tables.ts';

type Tag = PageTag<'Counterparts'>;

const words = {
  en: { none: 'None', and: ', ', stop: '. ' },
  zh: { none: '无', and: '、', stop: '。' },
} as const;

const tablesOf = ({ tables, others }: Tool) => ({ ...tables, ...others });

/** The rows of each section that lists options, and the tool that has them. */
const sections = new Map(
  tools.flatMap((tool) =>
    Object.entries(tablesOf(tool)).map(
      ([section, rows]) => [section, { name: tool.name, rows }] as const,
    ),
  ),
);

/** The names of the options of a row. Those of Vite's `build` are named by what is in it. */
function namesOf(options: string): string[] {
  return options.split(' ').map((name) => name.replace(/^build\.(?:lib\.)?/, ''));
}

/** All options of a tool that tables list. */
export function listedOptions(id: string): string[] {
  const lists = tools.filter((tool) => tool.id === id).map(tablesOf);
  const rows = lists.flatMap((tables) => Object.values(tables).flat());
  return rows.flatMap(([options]) => namesOf(options));
}

/**
 * Replaces each `<Counterparts section="…">` of a page by the table of the options in that section.
 * What is in the tag are remarks: a list whose items begin with an option and a colon. `file` is the
 * absolute path of the page. Throws a `FindingsError` that lists every mistake on the page.
 */
export function expandCounterparts(source: string, file: string): string {
  const page = pathInRepository(file);
  return replaceTags(source, findCounterparts(source), (tag) =>
    tableOf(tag, source, page),
  );
}

function findCounterparts(source: string): Tag[] {
  return source.includes('<Counterparts') ? findTagsOf(source, ['Counterparts']) : [];
}

function sectionOf({ attributes }: Tag, page: string): string {
  return `${path.basename(page, '.mdx')}#${attributes.get('section')}`;
}

function tableOf(tag: Tag, source: string, page: string): string[] {
  const finding = findingsWith(
    'The tables of options are made from what the converter does with each.',
    'Compare the page with the file of the tool in packages/convert/src/mapping.',
  );
  const section = sectionOf(tag, page);
  const table = sections.get(section);
  if (!table) {
    const what = `No table is called “${section}”, but ${nearest(section, [...sections.keys()]).join(', ')}.`;
    throw new FindingsError([finding(page, what, tag.line)]);
  }
  const lines = source.split('\n').slice(tag.line, tag.endLine - 1);
  const remarks = lines.map((text) => {
    const [, option = text, remark = ''] = /^- `([^`]+)`(?:: |：)(.+)$/.exec(text) ?? [];
    return { option, remark };
  });
  const firstOf = ([options]: Row) => namesOf(options)[0] ?? '';
  const remarkOn = (row: Row) =>
    remarks.find(({ option }) => option === firstOf(row))?.remark ?? '';
  const unknown = remarks.map(({ option }, index) =>
    option.trim() === '' || table.rows.some((row) => firstOf(row) === option)
      ? []
      : [finding(page, `No row begins with “${option}”.`, tag.line + index + 1)],
  );
  const unsaid = table.rows
    .filter((row) => row[1] === inWords && remarkOn(row) === '')
    .map((row) => `A remark has to say what “${firstOf(row)}” is in Rslib.`);
  const findings = [
    ...unknown.flat(),
    ...unsaid.map((what) => finding(page, what, tag.line)),
  ];
  if (findings.length > 0) throw new FindingsError(findings);
  const rows = table.rows.map((row) => rowOf(row, remarkOn(row), languageOf(page)));
  return [`| ${table.name} | Rslib |`, '| --- | --- |', ...rows];
}

function rowOf([options, counterpart]: Row, remark: string, language: Language): string {
  const { none, and, stop } = words[language];
  const { places } = readSources();
  const names = namesOf(options).map((name) => `\`${name}\``);
  const paths = counterpart.split(' ').filter((path) => path !== inWords);
  const links = paths
    .filter((path) => !isNamed(path, remark))
    .map((path) => (path === nothing ? none : `[\`${path}\`](${linkOf(path, places)})`));
  const cell = [links.join(and), remark.replaceAll('|', '\\|')]
    .filter((part) => part !== '')
    .join(stop);
  return `| ${names.join(and)} | ${cell} |`;
}

/** Whether a remark has an option of Rslib itself, which is not repeated: `bundle: false`. */
function isNamed(path: string, remark: string): boolean {
  const [name, short] = [path, path.replace(/^lib\./, '')];
  return [name, short].some((one) => new RegExp(`\`${one}[\`:.]`).test(remark));
}

/** Mistakes in the tables of pages, and sections of the converter that no page shows. */
export function counterpartFindings(
  pages: readonly Page[],
  wanted: readonly string[] = [...sections.keys()],
): Finding[] {
  const finding = findingsWith(
    'Readers look up each option that the converter knows, in both languages.',
    'Add <Counterparts section="…"> with remarks, if any, to the section.',
  );
  return languages.flatMap((language) => {
    const shown = new Set<string>();
    const found = pages.flatMap((page) => {
      if (page.language !== language) return [];
      for (const tag of findCounterparts(page.source))
        shown.add(sectionOf(tag, page.file));
      try {
        expandCounterparts(page.source, `${repository}/${page.file}`);
        return [];
      } catch (error) {
        if (error instanceof FindingsError) return error.findings;
        throw error;
      }
    });
    const missing = wanted.filter((section) => !shown.has(section));
    const file = (section: string) =>
      `docs/${language}/guide/migration/${section.replace(/#.*/, '.mdx')}`;
    return [
      ...found,
      ...missing.map((one) => finding(file(one), `Nothing shows the table “${one}”.`)),
    ];
  });
}
