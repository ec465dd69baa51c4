import { readingMinutes } from 'first-library';

const text = 'word '.repeat(660);
console.log(readingMinutes(text), 'minutes');
