import path from 'node:path';
import { unescape as decode } from 'node:querystring';
import { type Finding, findingsWith, suggestions } from '@site/mdx/findings';
import { languageOf } from '@site/mdx/language';
import type { Page } from '@site/mdx/page';
import { fieldsOf } from '@site/mdx/records';
import { lineOf } from '@site/mdx/repository';
import { origin } from '@site/settings';
import { toString as plainText } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { NavigationFile } from './navigation.ts';

const wrongTarget = findingsWith(
  'The build adds language and base, so that a link works in both languages.',
  'Write the path from the root of the site, as in /config/lib/format#id.',
);

/**
 * Finds links inside the site that are not written from its root, without language and extension,
 * as `/config/lib/format` or `#id`.
 */
export function linkTargets(pages: readonly Page[]): Finding[] {
  return pages.flatMap(({ file, links }) =>
    links.flatMap(({ target, line }) => {
      const mistake = mistakeIn(target);
      if (!mistake) return [];
      return wrongTarget(file, `The link to ${target} ${mistake}.`, line);
    }),
  );
}

function mistakeIn(target: string): string | undefined {
  if (target.startsWith(origin)) return 'names the address of the site';
  if (/^([a-z][a-z+.-]*:|#)/i.test(target)) return undefined;
  if (!target.startsWith('/')) return 'is relative to the page';
  const path = target.replace(/[?#].*$/, '');
  if (/^\/(en|zh)(\/|$)/.test(path)) return 'names a language';
  if (/\.(mdx?|html)$/.test(path)) return 'ends with an extension';
  if (/(^|\/)index$/.test(path)) return 'ends with index';
  return undefined;
}

const deadLink = findingsWith(
  'The build stops there, since a reader would end on the 404 page or at the wrong place.',
);

/**
 * Finds links to pages and headings that their language does not have, and names the nearest ones.
 * It agrees with the framework, which checks the same when it builds the site: a target is a page,
 * the overview of a folder, or a heading as its page writes it, since no tag becomes a heading; a
 * redirect, one of `moved`, and a `<Moved>` are none.
 */
export function deadLinks(
  pages: readonly Page[],
  moved: Readonly<Record<string, string>>,
): Finding[] {
  const known = { en: targetsOf(pages, 'en'), zh: targetsOf(pages, 'zh') };
  return pages.flatMap(({ file, language, links, ...page }) =>
    links.flatMap(({ target, line }): Finding[] => {
      const [, address = '', anchor = ''] = /^([^#?]*)[^#]*#?(.*)$/.exec(target) ?? [];
      const route = address || page.route;
      if (!route || !/^\/(?!\/)/.test(route)) return [];
      const routes = known[language];
      const headings = routes.get(withoutSlash(route));
      if (!headings) {
        const place = moved[withoutSlash(route).slice(1)];
        const todo = place
          ? `It has moved: write /${place}.`
          : `Correct it.${suggestions(route, [...routes.keys()])}`;
        const what = `The link leads to ${route}, which is not a page.`;
        return [deadLink(file, what, line, todo)];
      }
      const id = decode(anchor);
      if (id === '' || headings.includes(id)) return [];
      const what = `The link leads to #${id}, which is not a heading of ${route}.`;
      const todo = `Correct it.${suggestions(id, headings, '#')}`;
      return [deadLink(file, what, line, todo)];
    }),
  );
}

/**
 * Finds links of the bar and the sidebar that lead to no page of their language. The framework shows
 * them as they are.
 */
export function deadEntries(
  pages: readonly Page[],
  navigation: readonly NavigationFile[],
): Finding[] {
  const known = { en: targetsOf(pages, 'en'), zh: targetsOf(pages, 'zh') };
  return navigation.flatMap(({ file, text, entries }) => {
    const routes = known[languageOf(file)];
    return linksIn(entries)
      .filter((link) => !routes.has(withoutSlash(link.replace(/[?#].*$/, ''))))
      .map((link) => {
        const what = `The entry leads to ${link}, which is not a page.`;
        const todo = `Correct it in both languages.${suggestions(link, [...routes.keys()])}`;
        return deadEntry(file, what, lineOf(text, `"${link}"`), todo);
      });
  });
}

const deadEntry = findingsWith('A reader who presses it ends on the 404 page.');

/** The links inside the site of entries, and of those below them. */
function linksIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(linksIn);
  const { link, items } = fieldsOf(value);
  const own = typeof link === 'string' && link.startsWith('/') ? [link] : [];
  return [...own, ...(items ? linksIn(items) : [])];
}

/** The addresses of pages and of the folders around them, with the ids of their headings. */
function targetsOf(
  pages: readonly Page[],
  wanted: Page['language'],
): ReadonlyMap<string, readonly string[]> {
  const targets = new Map<string, readonly string[]>();
  for (const { language, route, headings } of pages) {
    if (language !== wanted || route === undefined) continue;
    const ids = headings.map(({ id }) => id);
    targets.set(withoutSlash(route), ids);
    for (let folder = route; folder.length > 1; ) {
      folder = path.posix.dirname(folder);
      if (!targets.has(withoutSlash(folder))) targets.set(withoutSlash(folder), []);
    }
  }
  return targets;
}

function withoutSlash(route: string): string {
  return route.replace(/\/$/, '');
}

/** Link texts that do not say where the link leads, whatever the sentence around them. */
const vagueTexts = {
  en: [
    /^(?:(?:click|see|look) )?(?:here|this|that|there)$/,
    /^(?:this|the|that) (?:page|link|guide|article|section)$/,
    /^(?:a )?link$/,
    /^(?:(?:read|learn|see|find out) )?more$/,
    /^(?:the )?(?:details|docs|documentation|page)$/,
  ],
  zh: [
    /^请?(?:点击?)?(?:这里|此处|这儿)$/,
    /^(?:了解|查看|阅读|更多)?(?:更多|详情|详细)$/,
    /^(?:[这该本此](?:页面?|文章?|篇)|点击|此?链接|文档|这|看)$/,
  ],
} as const;

const vagueText = findingsWith(
  'Screen readers list the links of a page by their texts, and eyes skim them.',
  'Name what the reader finds there: the option, the page or the task.',
);

/** Finds links whose text is empty or does not say where they lead. Linked images are skipped. */
export function linkTexts(pages: readonly Page[]): Finding[] {
  return pages.flatMap(({ file, language, tree }) => {
    const findings: Finding[] = [];
    visit(tree, ['link', 'linkReference'], (node) => {
      if (!('children' in node)) return;
      const text = plainText(node).trim();
      const words = text.toLowerCase().replace(/[\s.,:;!。，：；！]+$/u, '');
      if (text !== '' && !vagueTexts[language].some((vague) => vague.test(words))) return;
      const what = text === '' ? 'A link has no text.' : `A link is called “${text}”.`;
      findings.push(vagueText(file, what, node.position?.start.line));
    });
    return findings;
  });
}
