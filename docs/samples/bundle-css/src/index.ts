import './base.css';

export { badge } from './badge';
