export const create = (text) => text.trim();
