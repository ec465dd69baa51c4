import './card.css';

export const cardClass = 'card';
