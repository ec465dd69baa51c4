// src/index.ts
import { clockFormat } from "clock-format";

// node_modules/fast-parse/index.js
var fastParse = "fast-parse";

// node_modules/pad-text/index.js
var padText = "pad-text";

// node_modules/tz-names/index.js
var tzNames = "tz-names";

// src/index.ts
import { undeclaredKit } from "undeclared-kit";
import { zoneData } from "zone-data";
var all = [
  clockFormat,
  fastParse,
  padText,
  tzNames,
  undeclaredKit,
  zoneData
];
export {
  all
};
