/** What `require()` returns, by module name or absolute path. */
export const registry = new Map();
