export const closed = (query: string) => `${query.trim()};`;
