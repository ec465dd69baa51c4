import { clockFormat } from "clock-format";
import { fastParse } from "fast-parse";
import { undeclaredKit } from "undeclared-kit";
import { zoneData } from "zone-data";
// src/index.ts
const all = [
	clockFormat,
	fastParse,
	"pad-text",
	"tz-names",
	undeclaredKit,
	zoneData
];
export { all };
