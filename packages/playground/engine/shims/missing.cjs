// In place of modules that are imported and not used: a call says what is missing.
function missing(name) {
  const fail = () => {
    throw new Error(`${name} does not exist in the playground.`);
  };
  // Classes can be derived from it.
  return new Proxy(class {}, {
    apply: fail,
    construct: fail,
    get(target, key) {
      if (key === '__esModule') return true;
      if (key === 'prototype') return target.prototype;
      return missing(key === 'default' ? name : `${name}.${String(key)}`);
    },
  });
}

module.exports = missing('A module of Node.js');
