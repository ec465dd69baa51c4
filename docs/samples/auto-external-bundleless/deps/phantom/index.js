export const phantom = 'declared nowhere';
