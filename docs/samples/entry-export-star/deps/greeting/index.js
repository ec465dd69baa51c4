export const hello = 'hello';
