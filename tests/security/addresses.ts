/**
 * Addresses, as paths of the site, that try to make a page lead to another site. Whatever one of them
 * is opened with, the browser must stay on the site's origin. `evil.example` never exists, and
 * `127.0.0.1:9` has no server.
 */
const elsewhere = [
  '/evil.example/x',
  '/evil.example',
  '//evil.example/x',
  '///evil.example',
  '\\evil.example/x',
  '\\\\evil.example',
  '/\\evil.example',
  '\\/evil.example/',
  '/127.0.0.1:9/x?a=1#h',
  '/user@evil.example/',
  '/user:secret@evil.example/x',
  '@evil.example/',
  '/evil.example:443/x',
  '/evil.example/../../x',
  '/evil.example/%2e%2e/x',
  './/evil.example/x',
  './/.//evil.example',
  '..//evil.example',
  '%2e//evil.example',
  '/[evil.example/',
  '/evil.example]/',
  '%5Cevil.example/x',
  '%5C%5Cevil.example',
  '%2Fevil.example/x',
  '%2F%2Fevil.example',
  '/%09/evil.example',
  '%09//evil.example',
  '%0A/evil.example',
  '%0d%0a//evil.example',
  '\t/evil.example',
  '/\t/evil.example',
  '\n/evil.example',
  '%00//evil.example',
  '%E3%80%82evil.example',
  '/evil。example/',
  '／evil.example',
  '⁄⁄evil.example',
  '/ evil.example',
  '%20//evil.example',
  'javascript:alert(1)',
  '/javascript:alert(1)',
  'data:text/html,x',
  'https://evil.example',
  'https:evil.example',
  'https:/\\evil.example',
  '/;@evil.example',
  '/?//evil.example',
  '?q=//evil.example',
  '#//evil.example',
] as const;

/** Other beginnings of an address, which some of them are tried with. */
const prefixes = ['zh/', 'zh/en/', 'en/zh/', ''] as const;

/** All of them, from the root of the site. */
export const hostileAddresses: readonly string[] = [
  ...elsewhere.map((rest) => `/en/${rest}`),
  ...prefixes.flatMap((prefix) =>
    elsewhere.slice(0, 8).map((rest) => `/${prefix}${rest}`),
  ),
  '/guide/start/?q=//evil.example&lang=//evil.example',
  '/zh/guide/start/?navbar=0&next=https://evil.example#//evil.example',
  '/playground/?example=//evil.example#code=//evil.example',
  '/nope#search=//evil.example',
];
