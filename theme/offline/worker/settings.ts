/** What the worker knows of the site; in a file of its own, so that it stands in the bundle once. */
export const settings = OFFLINE_SETTINGS;
