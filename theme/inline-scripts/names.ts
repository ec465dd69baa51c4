/** Local storage key, set by readers who do not want `/` to open search. */
export const slashOff = 'rslib-search-slash-off';

/** Session storage key of the language that was opened, until the page in the reader's tells them. */
export const openedIn = 'from';

/** Session storage key of what was in the field when search was closed. */
export const lastQuery = 'search-query';
