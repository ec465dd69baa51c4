export { default as Plus } from './plus.svg?react';
