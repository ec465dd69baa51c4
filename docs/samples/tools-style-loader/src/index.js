import './badge.css';

export const badge = 'badge';
