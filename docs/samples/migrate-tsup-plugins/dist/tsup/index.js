// src/cities.list
var cities_default = ["Oslo", "Lima"];

// src/index.ts
var first = cities_default[0];
export {
  first
};
// stamped
