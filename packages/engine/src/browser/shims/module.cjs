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
  require.resolve = (id) => {
    if (/^[./]/.test(id)) return path.resolve(folder, id);
    const installed = [`/project/node_modules/${id}`, `/node_modules/${id}`];
    const found = installed.find((file) => fs.existsSync(file));
    if (found) return found;
    throw notFound(id);
  };
  return require;
}

function notFound(id) {
  const message = `Cannot find module '${id}' in the browser.`;
  return Object.assign(new Error(message), { code: 'MODULE_NOT_FOUND' });
}

// The bundle step puts the list in place of its name.
module.exports = { builtinModules: BUILTIN_MODULES, createRequire };
