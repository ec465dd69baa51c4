Reflect.metadata = (key, value) => () => {
  console.log(key, value);
};
await import('./dist/index.js');
