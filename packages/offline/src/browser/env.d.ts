/** Whether pages are kept for reading offline; false on the dev server. From packages/offline/src. */
declare const SITE_OFFLINE: boolean;

/** What the service worker knows of the site; from packages/offline/src. */
declare const OFFLINE_SETTINGS: {
  /** Path of the site, with both slashes. */
  readonly base: string;
  /** What it says of a page that was never opened, by the prefix of a language; the last has none. */
  readonly texts: readonly (Readonly<
    Record<'tag' | 'title' | 'text' | 'retry' | 'kept', string>
  > & { readonly prefix: string })[];
};

// TypeScript's library for workers cannot stand beside the one for pages.

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
