export const zones = ['UTC'];
