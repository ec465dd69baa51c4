import { orbit } from 'orbit-core';
import { path } from 'orbit-core/path';
import { stars } from 'star-map';
import { angle } from 'tiny-angle';
import { undeclared } from 'undeclared-kit';
import { label } from './label.js';

export const all = [
  orbit, path, stars, angle, undeclared, label,
];
