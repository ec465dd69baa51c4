export const create = (value) => ({ value });
