export const folder = 'files';
