import sun from './sun.svg';

export const icon = sun;
