import tide from './tide.js';

export const high = () => tide(12);
