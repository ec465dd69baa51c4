import './badge.scss';

export const badge = 'badge';
