'use strict';

const splitPath = (path, { separator = "." }) => path.split(separator).filter(Boolean);

function readPath(value, path, options = {}) {
  let found = value;
  for (const key of splitPath(path, options)) {
    if (typeof found !== "object" || found === null) return;
    found = Reflect.get(found, key);
  }
  return found;
}

exports.readPath = readPath;
