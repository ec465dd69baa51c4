export const storage = 'a file';
