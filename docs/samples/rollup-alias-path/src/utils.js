import { create } from './store.js';

export const empty = () => create(undefined);
