// CommonJS, so that its names need not be listed: they are those of the in-memory file system.
const { absolute, fs } = require('./volume.js');

/** The members of an object, whose functions take paths as in Node.js. */
const adapted = (object) =>
  Object.entries(object).map(([name, member]) => {
    if (typeof member !== 'function' || /^[A-Z]/.test(name)) return [name, member];
    const call = (...args) => member.apply(object, absolute(args));
    return [name, Object.assign(call, { native: call })];
  });

module.exports = {
  constants: { F_OK: 0, R_OK: 4, W_OK: 2, X_OK: 1, COPYFILE_EXCL: 1 },
  ...Object.fromEntries(adapted(fs)),
  promises: Object.fromEntries(adapted(fs.promises)),
};
