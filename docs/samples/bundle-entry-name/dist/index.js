const currency = 'EUR';
export { currency };
