import type { Finding } from '@site/pages/findings';
import type { Page } from '@site/pages/page';
import { lineOf } from '@site/pages/repository';

/**
 * Fewest and most characters of a description that search engines show whole and that says enough.
 */
const lengths = { en: [50, 160], zh: [20, 90] } as const;

/**
 * Finds pages without title or description, with a description that is too short or too long, and
 * with another first-level heading than their title. Home, 404 and overview pages get their heading
 * from the theme and must not write one; a description of a 404 page may be of any length, since
 * no search engine shows it. Partials have no frontmatter and are left out.
 */
export function frontmatter(pages: readonly Page[]): Finding[] {
  return pages
    .filter((page) => page.route !== undefined)
    .flatMap((page) => [
      ...missing(page),
      ...descriptionLength(page),
      ...headingOf(page),
    ]);
}

function missing(page: Page): Finding[] {
  return ['title', 'description'].flatMap((key) => {
    if (textOf(page, key) !== '') return [];
    return {
      file: page.file,
      line: 1,
      what: `The page has no ${key}.`,
      why: 'Browser tabs, search engines and shared links show title and description of a page.',
      todo: `Add \`${key}:\` between the --- lines at the top of the page.`,
    };
  });
}

function descriptionLength(page: Page): Finding[] {
  const length = [...textOf(page, 'description')].length;
  const [least, most] = lengths[page.language];
  if (page.frontmatter.pageType === '404') return [];
  if (length === 0 || (length >= least && length <= most)) return [];
  return [
    {
      file: page.file,
      line: lineOf(page.source, 'description:'),
      what: `The description has ${length} characters.`,
      why: 'A longer one is cut off in search results, a shorter one says less than the title.',
      todo: `Say in one sentence what the page answers, in ${least} to ${most} characters.`,
    },
  ];
}

function headingOf(page: Page): Finding[] {
  const title = textOf(page, 'title');
  const [first, second] = page.headings.filter(({ depth }) => depth === 1);
  const at = {
    file: page.file,
    why: 'A page has one first-level heading, and it is its title.',
  };
  if (second) {
    const what = `“${second.text}” is a second first-level heading.`;
    return [
      {
        ...at,
        line: second.line,
        what,
        todo: 'Make it a heading of the second level: ##.',
      },
    ];
  }
  if (headingFromTheme(page)) {
    if (!first) return [];
    const what = `“${first.text}” is a heading, but the theme writes the one of this page.`;
    return [
      {
        ...at,
        line: first.line,
        what,
        todo: 'Remove it; `title:` is shown as the heading.',
      },
    ];
  }
  if (first?.text === title) return [];
  const what = first
    ? `The heading is “${first.text}”, the title “${title}”.`
    : 'It has no heading.';
  return [{ ...at, line: first?.line ?? 0, what, todo: `Write \`# ${title}\`.` }];
}

function headingFromTheme({ frontmatter }: Page): boolean {
  const type = frontmatter.pageType ?? 'doc';
  return frontmatter.overview === true || (type !== 'doc' && type !== 'doc-wide');
}

function textOf(page: Page, key: string): string {
  const value = page.frontmatter[key];
  return typeof value === 'string' ? value.trim() : '';
}
