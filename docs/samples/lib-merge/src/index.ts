import { left } from 'left';
import { right } from 'right';

export const places = [NAME, PLACE, left, right];
