import './list.css';
