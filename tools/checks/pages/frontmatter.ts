import type { Finding } from '@site/pages/findings';
import type { Page } from '@site/pages/page';
import { lineOf } from '@site/pages/repository';

/** Shortest and longest description: it says something, and search results show it whole. */
const lengths = { en: [50, 160], zh: [20, 90] } as const;

/**
 * Finds pages without title or description, with a description of the wrong length, and with a
 * first-level heading other than their title. Home, 404 and overview pages get their heading from
 * the theme and must not write one. Partials have no frontmatter and are skipped.
 */
export function frontmatter(pages: readonly Page[]): Finding[] {
  return pages
    .filter((page) => page.route !== undefined)
    .flatMap((page) => [
      ...missingFields(page),
      ...descriptionLength(page),
      ...mainHeading(page),
    ]);
}

function missingFields(page: Page): Finding[] {
  return ['title', 'description']
    .filter((field) => textOf(page, field) === '')
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
  if (first?.text === title) return [];
  const what = first
    ? `The heading is “${first.text}”, the title “${title}”.`
    : 'The page has no first-level heading.';
  return finding(first?.line ?? 0, what, `Write \`# ${title}\`.`);
}

function headingFromTheme({ frontmatter }: Page): boolean {
  const type = frontmatter.pageType ?? 'doc';
  return frontmatter.overview === true || (type !== 'doc' && type !== 'doc-wide');
}

function textOf(page: Page, field: string): string {
  const value = page.frontmatter[field];
  return typeof value === 'string' ? value.trim() : '';
}
