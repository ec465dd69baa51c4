import './style.css';

export const tag = 'tag:rounded tag:px-2';
