import { agent } from 'postage-cli';

console.log(agent);
