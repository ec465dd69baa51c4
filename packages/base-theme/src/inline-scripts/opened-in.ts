/** Session storage key of the language that was opened, until the page in the reader's tells them. */
export const openedIn = 'from';
