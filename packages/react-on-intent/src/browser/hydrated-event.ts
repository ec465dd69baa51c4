/** Dispatched on `window`, once per document, when React has taken over. */
export const hydratedEvent = 'site:hydrated';
