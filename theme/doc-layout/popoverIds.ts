/** Ids by which the buttons of the menu bar refer to their popovers. */
export const sidebarId = 'site-sidebar';
export const outlineId = 'site-outline';
