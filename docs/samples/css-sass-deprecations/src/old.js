import './old.scss';
