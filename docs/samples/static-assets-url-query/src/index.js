import sun from './sun.svg?url';

export { sun };
