import { contract } from './contract.ts';

/** The inline scripts of a page, compiled. */
export interface InlineScripts {
  /** Run before anything else of the page. */
  inline: string;
  /** The address of a script that runs after these. */
  file?: string;
  /** The address of a script that waits for nothing, and nothing for it. */
  asyncFile?: string;
}

const { fail } = contract(
  'page-scripts.ts',
  'a built page loads its scripts with <script defer src> in the head and preloads its own ' +
    'chunk with <link rel="preload" as="script">, after <meta charset="utf-8">.',
);

const deferred = /[ \t]*<script defer src="([^"]+)"><\/script>\n?/g;
const preload = /[ \t]*<link rel="preload" href="([^"]+)" as="script">\n?/g;
const analytics =
  /[ \t]*<script async src="(https:\/\/www\.googletagmanager\.com\/[^"]+)"><\/script>\n?/g;
const charset = '<meta charset="utf-8">';

/**
 * Takes the framework's scripts, and the analytics script if there is one, out of the first load of
 * a page. Their URLs move into `<meta>` tags, where the inline scripts find them, as those of
 * `styles` do, which are loaded with them. The inline scripts are the same on every page, so that a
 * content security policy can allow them by hash.
 *
 * @throws when the page would load React at once, or never
 */
export function deferScripts(
  html: string,
  styles: readonly string[],
  own: InlineScripts,
): string {
  const scripts = urlsIn(html, deferred);
  if (scripts.length === 0) fail('A page has no <script defer src>.');
  const tracker = urlsIn(html, analytics);
  const metas = [
    // The page's own chunk comes first, so that the runtime finds it loaded.
    meta('intent-files', [...styles, ...urlsIn(html, preload), ...scripts]),
    ...(tracker.length > 0 ? [meta('analytics-script', tracker)] : []),
  ];
  const file = own.file === undefined ? '' : `<script src="${own.file}"></script>`;
  const beside =
    own.asyncFile === undefined ? '' : `<script async src="${own.asyncFile}"></script>`;
  return insertAfterCharset(
    html.replace(deferred, '').replace(preload, '').replace(analytics, ''),
    `${metas.join('')}<script>${own.inline}</script>${file}${beside}`,
  );
}

/** Inserts tags before everything that a page loads. @throws when no character set is declared */
export function insertAfterCharset(html: string, tags: string): string {
  if (!html.includes(charset)) fail(`A page has no ${charset}.`);
  return html.replace(charset, () => charset + tags);
}

const meta = (name: string, values: readonly string[]) =>
  `<meta name="${name}" content="${values.join(' ')}">`;

const urlsIn = (html: string, tag: RegExp) =>
  [...html.matchAll(tag)].map(([, url = '']) => url);
