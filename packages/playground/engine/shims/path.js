import path from 'path-browserify';

export default path;
export const { basename, delimiter, dirname, extname, format, isAbsolute, join } = path;
export const { normalize, parse, posix, relative, resolve, sep } = path;
// Nothing asks for Windows paths on the system that `os` claims to be.
path.win32 = path;
export const win32 = path;
