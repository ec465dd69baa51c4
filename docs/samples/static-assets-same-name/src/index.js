export { default as day } from './day/icon.svg';
export { default as night } from './night/icon.svg';
