import './styles/quote.css';

export const quote = 'type-quote';
