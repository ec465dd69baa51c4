"use strict";
Object.defineProperty(exports, '__esModule', {
  value: true,
});
const add = (target, getters) => {
  for (const name in getters)
    Object.defineProperty(target, name, {
      enumerable: true,
      get: getters[name],
    });
};
add(exports, { token: () => 't1' });
