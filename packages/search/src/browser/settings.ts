/** How many characters a query has at most, in the field and in the address. */
export const maxQueryLength = 200;

/** Local storage key, set by readers who do not want `/` to open search. */
export const slashOff = 'rslib-search-slash-off';
