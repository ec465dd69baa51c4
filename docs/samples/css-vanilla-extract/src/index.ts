export { seal } from './seal.css';
