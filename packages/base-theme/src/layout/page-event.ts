/**
 * Dispatched on `window` when the content is that of another page, however the reader got there: with
 * or without a view transition, and by Back and Forward. Its name is specified.
 */
export const pageEvent = 'RspressReloadContent';
