import './badge.css';
import sun from './sun.svg';

export const badge = `<img class="badge" src="${sun}">`;
