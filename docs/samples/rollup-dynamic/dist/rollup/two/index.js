const words = () => import('./words.js');

export { words };
