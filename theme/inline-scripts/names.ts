/** Local storage key, set by readers who do not want `/` to open search. */
export const slashOff = 'rslib-search-slash-off';

/** Dispatched on `window` by React when the page has changed. */
export const pageEvent = 'site:page';
