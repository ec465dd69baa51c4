import { Hello } from 'hello-view';

console.log(Hello({ name: 'you' }).type);
