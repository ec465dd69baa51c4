import { hello } from 'greetings/hello';

console.log(hello('Ada'));
