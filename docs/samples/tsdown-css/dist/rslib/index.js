const cardClass = 'card';
export { cardClass };
