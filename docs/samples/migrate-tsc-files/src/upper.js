/** @param {string} text */
export const upper = (text) => text.toUpperCase();
