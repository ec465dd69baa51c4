export const undeclared = 'undeclared-kit';
