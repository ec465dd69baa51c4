module.exports = require('../npm/node_modules/@napi-rs/wasm-runtime/dist/fs.js');
