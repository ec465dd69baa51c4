/**
 * Addresses with which somebody might make the site send its readers elsewhere, and what has to be
 * true wherever they end. Plain data and functions, for tests with any browser.
 */

/** The host to which no address may lead; by its name, no request to it can ever succeed. */
export const elsewhere = 'evil.invalid';

/** An address to open. */
export interface HostileAddress {
  /** From the root of the site, as somebody would write it: browsers change some of it. */
  readonly address: string;
  /** What is wrong with it. */
  readonly kind: string;
}

/** What a path may begin with to become the address of another host, or something like it. */
const beginnings: Readonly<Record<string, readonly string[]>> = {
  slashes: ['//', '///', '/////////'],
  backslashes: ['\\', '\\\\', '/\\', '\\/', '/\\/\\'],
  'encoded slashes': ['%2f', '/%2F', '%2f%2f', '%5c', '/%5C%5c', '%255c', '%252f%252f'],
  'white space': [
    '\t/',
    '/\t/',
    '\n/',
    '\r\n/',
    '%09/',
    '%0a/',
    '%0d%0a/',
    ' /',
    '%20/',
    '%00/',
  ],
  dots: [
    './/',
    '..//',
    './/..//',
    '%2e//',
    '%2e%2e//',
    '.%2e//',
    '/.//',
    '/..//',
    '..%2f%2f',
  ],
  'slashes of other scripts': ['\u2215', '\uff0f\uff0f', '\u29f8/', '\uff3c', '\u3002/'],
  schemes: ['http://', '//http://', 'https:', '//https:\\\\', 'javascript:alert(1)//'],
  data: ['data:text/html,<script>alert(1)</script>', '/javascript:alert(1)/', 'blob://'],
  credentials: ['//user@', '//user:word@', '/\\rslib.rs@', '//rslib.rs%40', '@', ':80@'],
};

/** What follows: the other host, alone or with what an address may have. */
const ends = ['/x', '', '/', ':9/x', '/x?a=1#h', '/en//evil.invalid/x', '%2fx'];

/** Folders in which a path may begin; two of them, the first language and the root, are the same. */
const folders = ['en/', 'zh/', 'en/en/', '', 'zh/en/', 'en/', 'zh/', 'config/lib/wasm/'];

const found: readonly HostileAddress[] = [
  '/en//evil.invalid/x',
  '/en//evil.invalid',
  '/en/\\evil.invalid/x',
  '/en///evil.invalid/x',
  '/en//127.0.0.1:9/x?a=1#h',
  '/zh/en//evil.invalid/x',
  '/zh//evil.invalid/x',
  '/en/%5Cevil.invalid/x',
  '/en/javascript:alert(1)',
  '/en//evil.invalid/../../x',
  '//evil.invalid/',
  '/zh//evil.invalid',
].map((address) => ({ address, kind: 'slashes' }));

/** What a page reads from its query and its hash. */
const onPages: readonly HostileAddress[] = [
  '/?q=//evil.invalid/x',
  '/zh/?q=javascript:alert(1)',
  '/guide/start/?navbar=0&next=//evil.invalid',
  '/guide/start/#//evil.invalid/x',
  '/zh/guide/start/#javascript:alert(1)',
  '/zh/guide/start/?a=//evil.invalid#search=//evil.invalid',
  '/en/guide/start/?//evil.invalid#//evil.invalid',
  '/config/?filter=//evil.invalid',
].map((address) => ({ address, kind: 'query and hash' }));

/** Every beginning, each time in another folder and with another end. Always the same. */
export const hostileAddresses: readonly HostileAddress[] = [
  ...found,
  ...onPages,
  ...Object.entries(beginnings)
    .flatMap(([kind, all]) => all.map((beginning) => ({ kind, beginning })))
    .map(({ kind, beginning }, index) => {
      const folder = folders[index % folders.length];
      const end = ends[index % ends.length];
      return { address: `/${folder}${beginning}${elsewhere}${end}`, kind };
    }),
];

/**
 * What is wrong with a visit to the site at `root`, which ends with a slash: `documents` are the
 * addresses of all documents that the browser asked for, the last one being that of the page which
 * the reader sees. Empty if none is outside of the site.
 */
export function problemsOf(root: string, documents: readonly string[]): string[] {
  if (documents.length === 0) return ['No page was opened.'];
  const site = new URL(root);
  return documents
    .filter((one) => {
      const { origin, username, pathname } = new URL(one);
      return origin !== site.origin || username || !pathname.startsWith(site.pathname);
    })
    .map((one) => `${one} is not a page of ${root}`);
}
