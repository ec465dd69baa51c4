export const badge = (text) => `<b>${text}</b>`;
