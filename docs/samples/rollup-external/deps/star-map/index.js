export const stars = 'star-map';
