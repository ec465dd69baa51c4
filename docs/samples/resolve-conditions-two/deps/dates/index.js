export const settings = { zone: 'UTC' };
