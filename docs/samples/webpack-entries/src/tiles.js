export const tiles = ['water', 'wood'];
