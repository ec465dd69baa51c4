export const button = '<button>';
