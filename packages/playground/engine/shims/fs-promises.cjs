const { absolute, fs } = require('./volume.js');

for (const [name, member] of Object.entries(fs.promises))
  if (typeof member === 'function')
    exports[name] = (...args) => member.apply(fs.promises, absolute(args));
