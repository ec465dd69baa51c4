export const dialog = '<dialog>';
