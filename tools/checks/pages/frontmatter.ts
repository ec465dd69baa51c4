import { type Finding, findingsWith, suggestions } from '@site/mdx/findings';
import { type Schema, validate } from '@site/mdx/json-schema';
import type { Page } from '@site/mdx/page';
import { lineOf } from '@site/mdx/repository';

/** Shortest and longest description: it says something, and search results show it whole. */
const lengths = { en: [50, 160], zh: [20, 90] } as const;

/** Of the framework, and of this site: packages/search and tests/follow read the last two. */
const others =
  'titleSuffix pageType overview overviewHeaders features hero icon tag navbar sidebar outline footer ' +
  'lineNumbers head context search globalUIComponents searchWeight follow';

const wrongField = findingsWith(
  'Browser tabs, search engines and shared links show title and description; nothing reads an unknown field.',
  'Correct it between the --- lines at the top of the page.',
);
const wrongHeading = findingsWith(
  'A page has one, and it is its title; the theme shows that of home and overview.',
);

const badName = findingsWith(
  'Readers type addresses and share them; capital letters, spaces and others get lost on the way.',
  'Rename the file in both languages: small letters, digits and hyphens.',
);
const notShown = findingsWith(
  'The tests do what the page says: they write the files of the sample that it shows, and build it.',
);

/**
 * Finds pages with a name that is no good address, with a sample to follow that they do not show,
 * with a field that nothing reads, without title or description, with a description of
 * the wrong length, and with a first-level heading other than their title. Home, 404 and overview
 * pages get their heading from the theme and must not write one. Partials have no frontmatter and
 * are skipped.
 */
export function frontmatter(pages: readonly Page[]): Finding[] {
  return pages
    .filter((page) => page.route !== undefined)
    .flatMap((page) => [
      ...wrongFields(page),
      ...wrongHeadings(page),
      ...wrongName(page),
      ...wrongFollow(page),
    ]);
}

/** The name of a file is its address. */
function wrongName({ file, name }: Page): Finding[] {
  if (/^(?:[a-z0-9][a-z0-9-]*\/)*[a-z0-9][a-z0-9-]*\.mdx$/.test(name)) return [];
  return [badName(file, `The path “${name}” is no good address.`)];
}

/** A page can only be followed if it shows what its reader is to write. */
function wrongFollow({ file, frontmatter, components, source }: Page): Finding[] {
  const { follow } = frontmatter;
  const shown = components.filter(({ name }) => name === 'Sample');
  const ids = [...new Set(shown.map(({ attributes }) => String(attributes.get('id'))))];
  if (follow === undefined || ids.includes(String(follow))) return [];
  const what = `The page follows “${follow}”, but shows no sample of that name.`;
  const todo = `Correct the field “follow”, or remove it.${suggestions(String(follow), ids)}`;
  return [notShown(file, what, lineOf(source, 'follow:'), todo)];
}

function wrongFields({ file, frontmatter, language, source }: Page): Finding[] {
  const [min, max] = lengths[language];
  // No search engine shows the description of a 404 page.
  const pattern = frontmatter.pageType === '404' ? '\\S' : `^.{${min},${max}}$`;
  const description = `one sentence on what the page answers, in ${min} to ${max} characters`;
  const schema: Schema = {
    type: 'object',
    required: ['title', 'description'],
    properties: {
      ...Object.fromEntries(others.split(' ').map((field) => [field, {}])),
      title: { type: 'string', pattern: '\\S', description: 'what the page is called' },
      description: { type: 'string', pattern, description },
    },
  };
  return validate(frontmatter, schema).map((error) => {
    const [, field = ''] = /^"(\w+)/.exec(error) ?? [];
    return wrongField(file, `The field ${error}.`, lineOf(source, `${field}:`) || 1);
  });
}

function wrongHeadings({ file, frontmatter, headings }: Page): Finding[] {
  const { title, pageType = 'doc', overview } = frontmatter;
  const isFromTheme = overview === true || !/^doc/.test(String(pageType));
  const wanted = isFromTheme ? [] : [String(title).trim()];
  const first = headings.filter(({ depth }) => depth === 1);
  // A page without a title is reported for that.
  if (!title || first.map(({ text }) => text).join('\n') === wanted.join('\n')) return [];
  const written = first.map(({ text }) => `“${text}”`).join(' and ') || 'missing';
  const todo = isFromTheme ? 'Remove it.' : `Write \`# ${title}\`, and ## for others.`;
  const what = `The first-level heading is ${written}.`;
  return [wrongHeading(file, what, first.at(-1)?.line, todo)];
}
