export const name = 'fixtures';
