require('./dist/cjs/index.cjs');
