import { type Finding, nearest } from '@site/pages/findings';
import type { Page } from '@site/pages/page';
import { lineOf } from '@site/pages/repository';

/** Shortest and longest description: it says something, and search results show it whole. */
const lengths = { en: [50, 160], zh: [20, 90] } as const;

const fields = [
  'title',
  'titleSuffix',
  'description',
  'pageType',
  'overview',
  'overviewHeaders',
  'features',
  'hero',
  'icon',
  'tag',
  'navbar',
  'sidebar',
  'outline',
  'footer',
  'lineNumbers',
  'head',
  'context',
  'search',
  'globalUIComponents',
  // Of this site: packages/search and tests/follow.
  'searchWeight',
  'follow',
];

type Problem = Pick<Finding, 'line' | 'what' | 'why' | 'todo'>;

/**
 * Finds pages with a field that nothing reads, without title or description, with a description of
 * the wrong length, and with a first-level heading other than their title. Home, 404 and overview
 * pages get their heading from the theme and must not write one. Partials have no frontmatter and
 * are skipped.
 */
export function frontmatter(pages: readonly Page[]): Finding[] {
  return pages
    .filter((page) => page.route !== undefined)
    .flatMap((page) =>
      [...unknownFields(page), ...wrongTexts(page), ...wrongHeading(page)].map(
        (problem) => ({ file: page.file, ...problem }),
      ),
    );
}

function unknownFields({ frontmatter, source }: Page): Problem[] {
  return Object.keys(frontmatter)
    .filter((field) => !fields.includes(field))
    .map((field) => ({
      line: lineOf(source, `${field}:`),
      what: `There is no field \`${field}\`.`,
      why: 'Nothing reads it, so the page is shown as if it were not there.',
      todo: `Correct or remove it. Nearest: ${nearest(field, fields).join(', ')}.`,
    }));
}

function wrongTexts(page: Page): Problem[] {
  const { frontmatter, language, source } = page;
  const missing = ['title', 'description'].filter((field) => textOf(page, field) === '');
  const length = [...textOf(page, 'description')].length;
  const [min, max] = lengths[language];
  // No search engine shows the description of a 404 page.
  const isRight = frontmatter.pageType === '404' || (length >= min && length <= max);
  return [
    ...missing.map((field) => ({
      line: 1,
      what: `The page has no ${field}.`,
      why: 'Browser tabs, search engines and shared links show title and description of a page.',
      todo: `Add \`${field}:\` between the --- lines at the top of the page.`,
    })),
    ...(length === 0 || isRight ? [] : ['description:']).map((field) => ({
      line: lineOf(source, field),
      what: `The description has ${length} characters.`,
      why: 'Search results cut off a longer one, and a shorter one adds nothing to the title.',
      todo: `Say in one sentence what the page answers, in ${min} to ${max} characters.`,
    })),
  ];
}

function wrongHeading(page: Page): Problem[] {
  const { frontmatter, headings } = page;
  const type = frontmatter.pageType ?? 'doc';
  const isFromTheme = frontmatter.overview === true || !/^doc/.test(String(type));
  const title = textOf(page, 'title');
  const wanted = isFromTheme ? [] : [title];
  const first = headings.filter(({ depth }) => depth === 1);
  // A page without a title is reported for that.
  if (title === '' || first.map(({ text }) => text).join('\n') === wanted.join('\n'))
    return [];
  const written = first.map(({ text }) => `“${text}”`).join(' and ') || 'missing';
  return [
    {
      line: first.at(-1)?.line ?? 0,
      what: `The first-level heading is ${written}.`,
      why: 'A page has one, and it is its title; the theme shows that of home and overview.',
      todo: isFromTheme ? 'Remove it.' : `Write \`# ${title}\`, and ## for others.`,
    },
  ];
}

function textOf(page: Page, field: string): string {
  const value = page.frontmatter[field];
  return typeof value === 'string' ? value.trim() : '';
}
