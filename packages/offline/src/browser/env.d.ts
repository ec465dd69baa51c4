/** Whether visited pages are cached; `false` on the dev server. Defined in packages/offline. */
declare const SITE_OFFLINE: boolean;

/** Settings of the service worker. Defined in packages/offline. */
declare const OFFLINE_SETTINGS: {
  /** Path of the site, with both slashes. */
  readonly base: string;
  /** What is shown for an uncached page, by language prefix; the last is empty. */
  readonly notCached: readonly { readonly prefix: string; readonly html: string }[];
};

type StrategyPlugin = NonNullable<
  import('workbox-strategies').StrategyOptions['plugins']
>[number];

// TypeScript's `webworker` library conflicts with `dom`.

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

declare const registration: ServiceWorkerRegistration;
declare const clients: { claim(): Promise<void> };
declare function skipWaiting(): Promise<void>;
declare function addEventListener(
  type: 'install' | 'activate',
  listener: (event: ExtendableEvent) => void,
): void;
