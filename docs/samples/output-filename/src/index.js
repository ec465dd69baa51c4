import './badge.css';
import logo from './logo.svg';

export { logo };
