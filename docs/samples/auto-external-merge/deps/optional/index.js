export const optional = 'optionalDependencies';
