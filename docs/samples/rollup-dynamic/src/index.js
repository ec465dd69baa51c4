export const words = () => import('./words.js');
