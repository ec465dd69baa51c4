import { UserBadge } from './dist/index.js';

const badge = new UserBadge();
badge.requestUpdate = (name) => {
  console.log('Lit renders again for:', name);
};
badge.name = 'Ada';
// A property of the element would hide Lit's accessor.
console.log('hidden:', Object.hasOwn(badge, 'name'));
