export const clock = (ms) => (ms / 1000).toFixed(1);
