import { zone } from '#zone';

export const found = zone;
