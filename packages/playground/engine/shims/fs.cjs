// CommonJS, so that its names need not be listed: they are those of the in-memory file system.
const { absolute, fs } = require('./volume.js');

for (const [name, member] of Object.entries(fs)) {
  if (typeof member !== 'function' || /^[A-Z]/.test(name)) {
    exports[name] = member;
    continue;
  }
  exports[name] = (...args) => member.apply(fs, absolute(args));
  exports[name].native = exports[name];
}
exports.constants ??= { F_OK: 0, R_OK: 4, W_OK: 2, X_OK: 1, COPYFILE_EXCL: 1 };
exports.promises = require('./fs-promises.cjs');
