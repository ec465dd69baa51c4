import { isSmall } from 'small-words';

const upper = (word) => word[0].toUpperCase() + word.slice(1);

export const titleCase = (text) =>
  text
    .split(' ')
    .map((word) => (isSmall(word) ? word : upper(word)))
    .join(' ');
