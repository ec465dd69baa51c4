/** How many characters a query has at most, in the field and in the address. */
export const maxQueryLength = 200;
