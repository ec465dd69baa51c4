export const border = ' | ';
