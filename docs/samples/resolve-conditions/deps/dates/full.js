export const zones = ['UTC', 'CET', 'EET', 'WET'];
