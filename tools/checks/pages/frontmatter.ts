import type { FrontMatterMeta } from '@rspress/shared';
import { type Finding, nearest } from '@site/pages/findings';
import type { Page } from '@site/pages/page';
import { lineOf } from '@site/pages/repository';

/** Shortest and longest description: it says something, and search results show it whole. */
const lengths = { en: [50, 160], zh: [20, 90] } as const;

type Named<Fields> = {
  [Key in keyof Fields as string extends Key
    ? never
    : number extends Key
      ? never
      : Key]-?: true;
};

/** All fields: TypeScript compares those of the framework with its types. */
const fields: Named<FrontMatterMeta> & Record<'follow' | 'searchWeight', true> = {
  title: true,
  titleSuffix: true,
  description: true,
  pageType: true,
  overview: true,
  overviewHeaders: true,
  features: true,
  hero: true,
  icon: true,
  tag: true,
  navbar: true,
  sidebar: true,
  outline: true,
  footer: true,
  lineNumbers: true,
  head: true,
  context: true,
  search: true,
  // Of this site: packages/search and tests/follow.
  searchWeight: true,
  follow: true,
};

/**
 * Finds pages with a field that nothing reads, without title or description, with a description of
 * the wrong length, and with a first-level heading other than their title. Home, 404 and overview
 * pages get their heading from the theme and must not write one. Partials have no frontmatter and
 * are skipped.
 */
export function frontmatter(pages: readonly Page[]): Finding[] {
  return pages
    .filter((page) => page.route !== undefined)
    .flatMap((page) => [
      ...unknownFields(page),
      ...missingFields(page),
      ...descriptionLength(page),
      ...mainHeading(page),
    ]);
}

function unknownFields(page: Page): Finding[] {
  return Object.keys(page.frontmatter)
    .filter((field) => !(field in fields))
    .map((field) => ({
      file: page.file,
      line: lineOf(page.source, `${field}:`),
      what: `There is no field \`${field}\`.`,
      why: 'Nothing reads it, so the page is shown as if it were not there.',
      todo: `Correct or remove it. Nearest: ${nearestFields(field).join(', ')}.`,
    }));
}

function nearestFields(field: string): readonly string[] {
  return nearest(field, Object.keys(fields));
}

function missingFields(page: Page): Finding[] {
  // A mistyped one has been reported already.
  const meant = Object.keys(page.frontmatter)
    .filter((field) => !(field in fields))
    .map((field) => nearestFields(field)[0]);
  return ['title', 'description']
    .filter((field) => textOf(page, field) === '' && !meant.includes(field))
    .map((field) => ({
      file: page.file,
      line: 1,
      what: `The page has no ${field}.`,
      why: 'Browser tabs, search engines and shared links show title and description of a page.',
      todo: `Add \`${field}:\` between the --- lines at the top of the page.`,
    }));
}

function descriptionLength(page: Page): Finding[] {
  // No search engine shows the description of a 404 page.
  if (page.frontmatter.pageType === '404') return [];
  const length = [...textOf(page, 'description')].length;
  const [min, max] = lengths[page.language];
  if (length === 0 || (length >= min && length <= max)) return [];
  return [
    {
      file: page.file,
      line: lineOf(page.source, 'description:'),
      what: `The description has ${length} characters.`,
      why: 'Search results cut off a longer one, and a shorter one adds nothing to the title.',
      todo: `Say in one sentence what the page answers, in ${min} to ${max} characters.`,
    },
  ];
}

function mainHeading(page: Page): Finding[] {
  const title = textOf(page, 'title');
  const [first, second] = page.headings.filter(({ depth }) => depth === 1);
  const finding = (line: number, what: string, todo: string): Finding[] => {
    const why = 'A page has one first-level heading, and it is its title.';
    return [{ file: page.file, line, what, why, todo }];
  };
  if (second) {
    const what = `“${second.text}” is a second first-level heading.`;
    return finding(second.line, what, 'Make it a second-level heading: ##.');
  }
  if (headingFromTheme(page)) {
    if (!first) return [];
    const what = `“${first.text}” is a heading, but the theme adds the one of this page.`;
    return finding(first.line, what, 'Remove it; `title:` is shown as the heading.');
  }
  // A page without a title is reported for that.
  if (first?.text === title || (first && title === '')) return [];
  const what = first
    ? `The heading is “${first.text}”, the title “${title}”.`
    : 'The page has no first-level heading.';
  return finding(first?.line ?? 0, what, `Write \`# ${title || 'Title of the page'}\`.`);
}

function headingFromTheme({ frontmatter }: Page): boolean {
  const type = frontmatter.pageType ?? 'doc';
  return frontmatter.overview === true || (type !== 'doc' && type !== 'doc-wide');
}

function textOf(page: Page, field: string): string {
  const value = page.frontmatter[field];
  return typeof value === 'string' ? value.trim() : '';
}
