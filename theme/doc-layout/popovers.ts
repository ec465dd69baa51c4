/** Ids by which the buttons of the bar name the popovers that they open. */
export const sidebarId = 'site-sidebar';
export const outlineId = 'site-outline';
