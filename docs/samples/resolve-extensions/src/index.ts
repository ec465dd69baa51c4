import { storage } from './storage';

export const store = storage;
