export const inner = 'a path of dependencies';
