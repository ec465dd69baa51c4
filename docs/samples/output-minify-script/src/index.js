export const label = (text) => `[${text}]`;
