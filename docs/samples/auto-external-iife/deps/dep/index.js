export const dep = 'dependencies';
