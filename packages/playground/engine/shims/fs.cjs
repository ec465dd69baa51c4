// CommonJS, so that its names need not be listed: they are those of the in-memory file system.
const { fs } = require('./volume.js');

/** The members of an object, with paths that are relative to `process.cwd()`, as in Node.js. */
const adapted = (object) =>
  Object.entries(object).map(([name, member]) => {
    if (typeof member !== 'function' || /^[A-Z]/.test(name)) return [name, member];
    const call = (first, ...rest) => {
      const isRelative = typeof first === 'string' && !first.startsWith('/');
      const path = isRelative ? `${process.cwd()}/${first}` : first;
      try {
        return member.call(object, path, ...rest);
      } catch (error) {
        // API Extractor takes no other error for one of the file system.
        throw Object.assign(error, { errno: -2, syscall: name });
      }
    };
    return [name, Object.assign(call, { native: call })];
  });

module.exports = {
  constants: { F_OK: 0, R_OK: 4, W_OK: 2, X_OK: 1, COPYFILE_EXCL: 1 },
  ...Object.fromEntries(adapted(fs)),
  promises: Object.fromEntries(adapted(fs.promises)),
};
