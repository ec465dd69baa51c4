const url = import.meta.resolve('acme-type/fonts/sans.css');

console.log(url.split('/').slice(-3).join('/'));
