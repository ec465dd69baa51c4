import { usePage, useSite, withBase } from '@rspress/core/runtime';
import { useTextLang } from '../useText';

/**
 * What stands above a page in its Markdown edition, as YAML, so that a copied page says what it is
 * and where from. A JSON string is a YAML string too, whatever characters it has.
 */
export function MarkdownHead() {
  const { page } = usePage();
  const { site } = useSite();
  const language = useTextLang();
  const { title, description = '', routePath = '/', pageType } = page;
  if (pageType === '404') return null;
  const head = {
    title,
    description,
    url: site.siteOrigin + withBase(routePath),
    language,
    documents: `@rslib/core ${import.meta.env.SITE_FIGURES.version}`,
  };
  const lines = Object.entries(head).map(
    ([key, value]) => `${key}: ${JSON.stringify(value)}`,
  );
  return <>{`---\n${lines.join('\n')}\n---\n\n`}</>;
}
