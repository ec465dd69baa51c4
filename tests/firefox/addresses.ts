/** Addresses, from the root of the site, with which somebody might send its readers to another host. */
export const hostileAddresses: readonly {
  readonly address: string;
  readonly kind: string;
}[] = [
  { address: '/en//evil.invalid/x', kind: 'slashes' },
  { address: '/zh//evil.invalid', kind: 'slashes' },
  { address: '/en/%5Cevil.invalid/x', kind: 'encoded slashes' },
  { address: '/en/javascript:alert(1)', kind: 'schemes' },
  { address: '/en///user@evil.invalid/x?a=1#h', kind: 'credentials' },
  { address: '/?q=//evil.invalid/x', kind: 'query and hash' },
  { address: '/zh/guide/start/#//evil.invalid/x', kind: 'query and hash' },
];
