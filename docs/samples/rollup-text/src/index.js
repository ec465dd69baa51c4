import terms from './terms.txt';

export { terms };
