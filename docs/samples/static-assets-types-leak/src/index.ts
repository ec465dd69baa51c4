import './badge.css';

export { default as sun } from './sun.svg';
