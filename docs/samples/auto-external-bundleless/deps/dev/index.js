export const dev = 'devDependencies';
