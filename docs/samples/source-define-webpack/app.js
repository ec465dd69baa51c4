import { load, publicPath } from 'host-access';

console.log(publicPath());
try {
  load('missing');
} catch (error) {
  console.log(error.name);
}
