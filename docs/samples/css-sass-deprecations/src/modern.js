import './modern.scss';
