export const both = 'peerDependencies and devDependencies';
