module.exports = require('virtual-npm/@napi-rs/wasm-runtime/dist/fs.js');
