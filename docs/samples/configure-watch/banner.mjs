export const text = '/* one */';
