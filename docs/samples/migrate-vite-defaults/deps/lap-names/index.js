export const nameOf = (lap) => `Lap ${lap}`;
