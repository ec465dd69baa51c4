import { usePage, useSite, withBase } from '@rspress/core/runtime';
import { useTextLang } from '@site/base-theme/useText';

/**
 * Frontmatter of the Markdown edition, so that a copied page says what it is and where it is from.
 * Values are JSON strings, which are valid YAML with any characters.
 */
export function MarkdownFrontmatter() {
  const { page } = usePage();
  const { site } = useSite();
  const language = useTextLang();
  const { title, routePath = '/', pageType } = page;
  const { description = '' } = page.frontmatter;
  if (pageType === '404') return null;
  const fields = {
    title,
    description,
    url: site.siteOrigin + withBase(routePath),
    language,
    documents: `@rslib/core ${import.meta.env.SITE_FIGURES.version}`,
  };
  const lines = Object.entries(fields).map(
    ([key, value]) => `${key}: ${JSON.stringify(value)}`,
  );
  return <>{`---\n${lines.join('\n')}\n---\n\n`}</>;
}
