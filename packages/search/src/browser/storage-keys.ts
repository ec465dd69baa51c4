/** Local storage key, set by readers who do not want `/` to open search. */
export const slashOff = 'rslib-search-slash-off';

/** Session storage key of what was in the field when search was closed. */
export const lastQuery = 'search-query';
