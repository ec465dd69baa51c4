// src/index.ts
import { clockFormat } from "clock-format";

// node_modules/fast-parse/index.js
var fastParse = "fast-parse";

// node_modules/pad-text/index.js
var padText = "pad-text";

// src/index.ts
import { tzNames } from "tz-names";

// node_modules/undeclared-kit/index.js
var undeclaredKit = "undeclared-kit";

// src/index.ts
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
