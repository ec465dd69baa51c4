import { badge } from 'badges';

export const page = () => badge('New');
