import sun from './sun.svg';

export const badge = `<img src="${sun}">`;
