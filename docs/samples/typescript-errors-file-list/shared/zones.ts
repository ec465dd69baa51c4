export const zones = ['A', 'B', 'C'];
