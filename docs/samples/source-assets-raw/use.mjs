const { blur } = await import('./dist/esm/index.js');
console.log(blur.trim());
