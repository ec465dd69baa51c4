/** Session storage key of what was in the field when search was closed. */
export const lastQuery = 'search-query';
