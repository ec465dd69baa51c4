import { langOf } from './address';
import { settings } from './settings';
import { keptPages } from './store';

/** What the page says that stands in for one that was never seen. */
export interface StandInTexts {
  /** Value of the attribute `lang`. */
  readonly tag: string;
  readonly title: string;
  readonly text: string;
  readonly retry: string;
  /** Heading of the list of pages that can be read. */
  readonly kept: string;
}

const style =
  ':root{color-scheme:light dark}body{max-width:40rem;margin:12vh auto;padding:0 24px;font:16px/1.6 system-ui,sans-serif}ul{padding:0;list-style:none}a{display:inline-block;padding:10px 0;color:light-dark(#0b6b74,#5fd6ac)}';

/** Says in the language of the address that the page was not seen before, and leads to those that were. It needs no other file. */
export async function standIn(address: string): Promise<Response> {
  const lang = langOf(new URL(address).pathname);
  const texts = settings.texts[lang];
  if (!texts) return Response.error();
  const { tag, title, text, retry, kept } = texts;
  const links = (await keptPages())
    .filter(({ path }) => langOf(path) === lang)
    .map(({ path, html }) => `<li><a href="${path}">${titleOf(html) || path}</a></li>`);
  const list = links.length > 0 ? `<h2>${kept}</h2><ul>${links.join('')}</ul>` : '';
  const body = `<!doctype html><html lang="${tag}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style><main><h1>${title}</h1><p>${text}</p><p><a href="">${retry}</a></p>${list}</main></html>`;
  return new Response(body, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none';style-src 'unsafe-inline'",
    },
  });
}

/** The title of a page as it stands in its HTML, where no tag can stand in it. */
function titleOf(html: string): string | undefined {
  return /<title[^>]*>([^<]*)/.exec(html)?.[1];
}
