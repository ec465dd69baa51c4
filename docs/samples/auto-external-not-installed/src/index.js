export * from 'declared';
export * from 'undeclared';
