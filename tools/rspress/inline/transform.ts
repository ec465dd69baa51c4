/** Texts of the inline scripts of a page, already compiled. */
export interface InlineScripts {
  /** Run as soon as the character set is known, before everything else. */
  first: readonly string[];
  /** Run at the end of the head, when the tags before them can be read. */
  last: readonly string[];
  /** Addresses of scripts that the page needs besides those which it names. */
  besides: readonly string[];
}

const deferred = /[ \t]*<script defer src="([^"]+)"><\/script>\n?/g;
const preload = /[ \t]*<link rel="preload" href="([^"]+)" as="script">\n?/g;
const analytics =
  /[ \t]*<script async src="(https:\/\/www\.googletagmanager\.com\/[^"]+)"><\/script>\n?/g;
const alternate = /[ \t]*<link rel="alternate" hreflang="[^"]+" href="[^"]+">\n?/g;
const canonical = '<link rel="canonical"';
const charset = '<meta charset="utf-8">';
/** For a browser that reads none of this, and for a picture that stands in the next line. */
const idle =
  /[ \t]*<meta http-equiv="X-UA-Compatible"[^>]*>\n?|<link rel="preload" as="image" href="[^"]*"\/>/g;
const theme =
  /[ \t]*<script>[^<]*localStorage\.getItem\('rspress-theme-appearance'\);[^<]*const defaultTheme = 'auto';[^<]*<\/script>\n?/;

/**
 * Takes the framework's scripts, and the analytics script where there is one, out of a page's first load. Their addresses move
 * into `<meta>` tags, where the inline scripts find them: the framework's are loaded on the reader's first sign of intent.
 * The inline scripts themselves are the same on every page, so that a hash of each can stand in a content security policy.
 *
 * @throws when the page has no deferred script or no character set: the framework writes its tags in another way, and the
 * page would load React at once or never
 */
export function moveScriptsBehindIntent(html: string, inline: InlineScripts): string {
  const scripts = addresses(html, deferred);
  if (scripts.length === 0 || !html.includes(charset)) {
    throw new Error(
      'A built page has no <script defer src> or no <meta charset>. The framework changed how it writes its head; adapt tools/rspress/inline/transform.ts.',
    );
  }
  const tracker = addresses(html, analytics);
  const metas = [
    // The page's own chunk and that of its section go first: run before the runtime, they are there when the runtime asks for them.
    meta('intent-scripts', [...addresses(html, preload), ...inline.besides, ...scripts]),
    ...(tracker.length > 0 ? [meta('analytics-script', tracker)] : []),
  ];
  return withoutFrameworkAlternates(html)
    .replace(deferred, '')
    .replace(preload, '')
    .replace(analytics, '')
    .replace(idle, '')
    .replace(charset, () => charset + inline.first.map(script).join(''))
    .replace(
      '</head>',
      () => `${metas.join('')}${inline.last.map(script).join('')}</head>`,
    );
}

/**
 * Takes out the framework's script that gives a page its theme. The site's own, which follows the theme besides, is the same and more.
 *
 * @throws when there is none that goes by the reader's choice and, without one, by the system's
 */
export function withoutThemeScript(html: string): string {
  if (!theme.test(html)) {
    throw new Error(
      'A built page has no script that chooses its theme as theme/switch-appearance/followTheme.ts does. The framework changed its script or the default theme; adapt tools/rspress/inline/transform.ts.',
    );
  }
  return html.replace(theme, '');
}

/**
 * Takes out the framework's translation links, which stand before everything that the theme writes. The theme's own, after the
 * canonical address, are complete and follow the reader through the site; a page without one has no translations to name.
 */
function withoutFrameworkAlternates(html: string): string {
  const own = html.includes(canonical) ? html.indexOf(canonical) : html.length;
  return html.slice(0, own).replace(alternate, '') + html.slice(own);
}

const meta = (name: string, values: readonly string[]) =>
  `<meta name="${name}" content="${values.join(' ')}">`;

const script = (text: string) => `<script>${text}</script>`;

function addresses(html: string, tag: RegExp): string[] {
  return [...html.matchAll(tag)].map((match) => match[1] ?? '');
}
