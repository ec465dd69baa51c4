/** Whether pages are kept for reading offline; put in by tools/rspress/offline. False on the dev server. */
declare const SITE_OFFLINE: boolean;

/** What the service worker has to know of the site; put in by tools/rspress/offline when it is bundled. */
declare const OFFLINE_SETTINGS: {
  /** Path of the site, with both slashes. */
  readonly base: string;
  /** The languages; the first has no prefix in its addresses. */
  readonly langs: readonly string[];
  /** What it says itself, by language, from theme/i18n.json. */
  readonly texts: Readonly<Record<string, import('./worker/standIn').StandInTexts>>;
  /** How many pages, and how many other files, are kept. */
  readonly most: { readonly pages: number; readonly files: number };
};

// What a service worker finds around it. TypeScript's library for workers cannot stand beside the one for pages.

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface ExtendableMessageEvent extends ExtendableEvent {
  readonly data: unknown;
}

interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  /** The answer to the request of a page, which the browser asks for while the worker starts. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

interface ServiceWorkerGlobalScopeEventMap {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  message: ExtendableMessageEvent;
  fetch: FetchEvent;
}

declare const registration: ServiceWorkerRegistration;
declare const clients: { claim(): Promise<void> };
declare function skipWaiting(): Promise<void>;
declare function addEventListener<K extends keyof ServiceWorkerGlobalScopeEventMap>(
  type: K,
  listener: (event: ServiceWorkerGlobalScopeEventMap[K]) => void,
): void;
