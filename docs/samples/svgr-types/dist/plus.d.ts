export { default as Plus } from './icons/plus.svg?react';
