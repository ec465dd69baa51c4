export const ticks = (...all) => all.length;
