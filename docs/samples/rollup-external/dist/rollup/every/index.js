import { orbit } from 'orbit-core';
import { path } from 'orbit-core/path';
import { stars } from 'star-map';
import { angle } from 'tiny-angle';
import { undeclared } from 'undeclared-kit';

const label = 'label';

const all = [
  orbit, path, stars, angle, undeclared, label,
];

export { all };
