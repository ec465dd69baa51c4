import sun from './sun.svg';

export const badge = `${sun}`;
