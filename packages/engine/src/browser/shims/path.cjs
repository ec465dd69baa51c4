const path = require('virtual-npm/path-browserify/index.js');

// Nothing asks for Windows paths on the system that `os` claims to be.
module.exports = Object.assign(path, { win32: path });
