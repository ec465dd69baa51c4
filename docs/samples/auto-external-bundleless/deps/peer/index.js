export const peer = 'peerDependencies';
