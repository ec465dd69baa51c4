import { ping } from 'ping-server';

console.log(ping().status);
