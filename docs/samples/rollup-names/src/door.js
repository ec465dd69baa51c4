export const door = (side) => `${side} door`;
