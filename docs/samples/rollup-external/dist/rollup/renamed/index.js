import { stars } from 'star-map';

const orbit = 'orbit-core';

const path = 'orbit-core/path';

const angle = 'tiny-angle';

const undeclared = 'undeclared-kit';

const label = 'label';

const all = [
  orbit, path, stars, angle, undeclared, label,
];

export { all };
