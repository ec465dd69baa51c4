export { Avatar } from './Avatar.js';
export { Fold } from './Fold.js';
