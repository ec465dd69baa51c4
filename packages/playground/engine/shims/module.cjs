const path = require('node:path');
const { registry } = require('./registry.js');
const { fs } = require('./volume.js');

/** `require` of a file: only what `registry` holds; `require.resolve` asks the file system. */
function createRequire(from) {
  const folder = path.dirname(String(from).replace(/^file:\/\//, ''));
  const require = (id) => {
    const name = id.startsWith('.') ? path.resolve(folder, id) : id.replace(/^node:/, '');
    if (registry.has(name)) return registry.get(name);
    throw notFound(id);
  };
  require.resolve = (id, { paths = [folder] } = {}) => {
    if (/^[./]/.test(id)) return path.resolve(folder, id);
    const found = paths
      .flatMap(parents)
      .map((parent) => path.join(parent, 'node_modules', id))
      .find((candidate) => fs.existsSync(candidate));
    if (found) return found;
    throw notFound(id);
  };
  return require;
}

function parents(folder) {
  return folder === '/' ? ['/'] : [folder, ...parents(path.dirname(folder))];
}

function notFound(id) {
  const message = `Cannot find module '${id}': the playground does not have it.`;
  return Object.assign(new Error(message), { code: 'MODULE_NOT_FOUND' });
}

// The bundle step puts the list in place of its name.
module.exports = { builtinModules: BUILTIN_MODULES, createRequire };
