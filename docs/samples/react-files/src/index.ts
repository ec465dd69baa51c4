export { Avatar } from './Avatar';
export { Fold } from './Fold';
