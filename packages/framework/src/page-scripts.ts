import { contract } from './contract.ts';

/** Texts of the inline scripts of a page, already compiled. */
export interface InlineScripts {
  /** Run as soon as the character set is known, before everything else. */
  first: readonly string[];
  /** Run at the end of the head, when the tags before them can be read. */
  last: readonly string[];
}

const { met, broken } = contract(
  'page-scripts.ts',
  'a built page names its scripts by <script defer src> in its head, the page’s own by <link rel="preload" as="script">, after <meta charset="utf-8">.',
  { inEveryBuild: true },
);

const deferred = /[ \t]*<script defer src="([^"]+)"><\/script>\n?/g;
const preload = /[ \t]*<link rel="preload" href="([^"]+)" as="script">\n?/g;
const analytics =
  /[ \t]*<script async src="(https:\/\/www\.googletagmanager\.com\/[^"]+)"><\/script>\n?/g;
const charset = '<meta charset="utf-8">';

/**
 * Takes the framework's scripts, and the analytics script where there is one, out of a page's first
 * load. Their addresses move into `<meta>` tags, where the inline scripts find them: the framework's
 * are loaded on the reader's first sign of intent. The inline scripts themselves are the same on every
 * page, so that a hash of each can stand in a content security policy.
 *
 * @throws when the page would load React at once or never
 */
export function moveScriptsBehindIntent(html: string, inline: InlineScripts): string {
  const scripts = addresses(html, deferred);
  if (scripts.length === 0) broken('A page has no <script defer src>.');
  const tracker = addresses(html, analytics);
  const metas = [
    // The page's own chunk goes first: run before the runtime, it is there when the runtime asks for it.
    meta('intent-scripts', [...addresses(html, preload), ...scripts]),
    ...(tracker.length > 0 ? [meta('analytics-script', tracker)] : []),
  ];
  met();
  return afterCharset(html, inline.first.map(script).join(''))
    .replace(deferred, '')
    .replace(preload, '')
    .replace(analytics, '')
    .replace(
      '</head>',
      () => `${metas.join('')}${inline.last.map(script).join('')}</head>`,
    );
}

/**
 * Puts tags before everything that a page asks for.
 *
 * @throws when the page does not say its character set
 */
export function afterCharset(html: string, tags: string): string {
  if (!html.includes(charset)) broken(`A page has no ${charset}.`);
  return html.replace(charset, () => charset + tags);
}

const meta = (name: string, values: readonly string[]) =>
  `<meta name="${name}" content="${values.join(' ')}">`;

const script = (text: string) => `<script>${text}</script>`;

function addresses(html: string, tag: RegExp): string[] {
  return [...html.matchAll(tag)].map((match) => match[1] ?? '');
}
