export const cents = 'from the old file';
