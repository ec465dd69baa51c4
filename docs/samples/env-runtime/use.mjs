import { api } from 'weather';

console.log(api());
process.env.WEATHER_API = 'https://staging.example.com';
console.log(api());
console.log(api('https://mine.example.com'));
delete globalThis.process;
console.log(api());
