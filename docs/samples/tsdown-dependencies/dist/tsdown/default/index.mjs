import { clockFormat } from "clock-format";
import { fastParse } from "fast-parse";
import { tzNames } from "tz-names";
import { zoneData } from "zone-data";
// src/index.ts
const all = [
	clockFormat,
	fastParse,
	"pad-text",
	tzNames,
	"undeclared-kit",
	zoneData
];
export { all };
