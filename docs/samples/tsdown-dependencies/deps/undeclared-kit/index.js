export const undeclaredKit = 'undeclared-kit';
