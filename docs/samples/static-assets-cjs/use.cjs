console.log('bundle: false:', typeof require('./dist/files/index.cjs').icon);
console.log('bundled:', typeof require('./dist/bundle/index.cjs').icon);
console.log('image as an entry:', typeof require('./dist/bundle/sun.cjs').default);
