/** Dispatched on `window` when a file that the control used last needs could not be loaded. */
export const loadFailedEvent = 'site:failed';
