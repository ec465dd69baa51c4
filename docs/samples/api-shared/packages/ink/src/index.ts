export const name = 'ink';
