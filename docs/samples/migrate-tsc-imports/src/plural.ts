export const plural = (name: string): string => `${name}s`;
