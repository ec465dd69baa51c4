/** Dispatched on `window` by what has loaded on its own and needs React soon. */
export const intentEvent = 'site:intent';
