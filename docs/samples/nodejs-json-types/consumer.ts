import { greet } from 'greetings';

greet('klingon');
