export { default as plusUrl } from './icons/plus.svg?url';
