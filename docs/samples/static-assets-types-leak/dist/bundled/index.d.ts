import { default as sun } from './sun.svg';

export { sun }

export { }
