import path from 'node:path';
import { linkOf } from '@site/facts/places';
import { readSources } from '@site/facts/sources';
import {
  type Finding,
  FindingsError,
  findingsWith,
  suggestions,
} from '@site/mdx/findings';
import { type Language, languageOf, languages } from '@site/mdx/language';
import type { Page } from '@site/mdx/page';
import { pathInRepository } from '@site/mdx/repository';
import { findTagsOf, type PageTag, replaceTags } from '@site/mdx/tags';
import {
  inWords,
  nothing,
  type Row,
  type Tables,
  tables,
  toolNames,
} from '../mapping/options.ts';

type Tag = PageTag<'Counterparts'>;

const words = {
  en: { none: 'None', and: ', ', stop: '. ' },
  zh: { none: '无', and: '、', stop: '。' },
} as const;

/** The rows of each section that lists options, and the tool that has them. */
export const sections = new Map(
  Object.entries<Tables>(tables).flatMap(([id, own]) =>
    Object.entries(own).map(([section, rows]) => [section, { id, rows }] as const),
  ),
);

/** The names of the options of a row. Those of Vite's `build` are named by what is in it. */
function namesOf(options: string): string[] {
  return options.split(' ').map((name) => name.replace(/^build\.(?:lib\.)?/, ''));
}

/** All options of a tool that tables list. */
export function listedOptions(id: string): string[] {
  const own = [...sections.values()].filter((section) => section.id === id);
  return own.flatMap(({ rows }) => rows.flatMap(([options = '']) => namesOf(options)));
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
    const todo = `Correct the section.${suggestions(section, [...sections.keys()])}`;
    throw new FindingsError([
      finding(page, `No table is called “${section}”.`, tag.line, todo),
    ]);
  }
  const remarks = new Map<string, string>();
  const findings: Finding[] = [];
  const firstOf = ([options = '']: Row) => namesOf(options)[0] ?? '';
  const lines = source.split('\n').slice(tag.line, tag.endLine - 1);
  for (const [index, text] of lines.entries()) {
    const [, option = text, remark = ''] = /^- `([^`]+)`(?:: |：)(.+)$/.exec(text) ?? [];
    remarks.set(option, remark);
    if (option.trim() !== '' && !table.rows.some((row) => firstOf(row) === option))
      findings.push(
        finding(page, `No row begins with “${option}”.`, tag.line + index + 1),
      );
  }
  const rows = table.rows.map((row) => {
    const remark = remarks.get(firstOf(row)) ?? '';
    const what = `A remark has to say what “${firstOf(row)}” is in Rslib.`;
    if (row[1] === inWords && !remark) findings.push(finding(page, what, tag.line));
    return rowOf(row, remark, languageOf(page));
  });
  if (findings.length > 0) throw new FindingsError(findings);
  return [`| ${toolNames[table.id]} | Rslib |`, '| --- | --- |', ...rows];
}

function rowOf(
  [options = '', counterpart = '']: Row,
  remark: string,
  language: Language,
): string {
  const { none, and, stop } = words[language];
  const { places } = readSources();
  const names = namesOf(options).map((name) => `\`${name}\``);
  // What a remark has itself is not repeated: `bundle: false`.
  const isNamed = (path: string) =>
    [path, path.replace(/^lib\./, '')].some((name) =>
      new RegExp(`\`${name}[\`:.]`).test(remark),
    );
  const links = counterpart
    .split(' ')
    .filter((path) => path !== inWords && !isNamed(path))
    .map((path) => (path === nothing ? none : `[\`${path}\`](${linkOf(path, places)})`));
  const cell = [links.join(and), remark.replaceAll('|', '\\|')]
    .filter((part) => part !== '')
    .join(stop);
  return `| ${names.join(and)} | ${cell} |`;
}

/** The sections of the converter that no page shows; mistakes in the others fail the build. */
export function counterpartFindings(
  pages: readonly Page[],
  wanted: readonly string[] = [...sections.keys()],
): Finding[] {
  const finding = findingsWith(
    'Readers look up each option that the converter knows, in both languages.',
    'Add <Counterparts section="…"> with remarks, if any, to the section.',
  );
  return languages.flatMap((language) => {
    const shown = pages
      .filter((page) => page.language === language)
      .flatMap(({ source, file }) =>
        findCounterparts(source).map((tag) => sectionOf(tag, file)),
      );
    const missing = wanted.filter((section) => !shown.includes(section));
    return missing.map((section) => {
      const file = `docs/${language}/guide/migration/${section.replace(/#.*/, '.mdx')}`;
      return finding(file, `Nothing shows the table “${section}”.`);
    });
  });
}
