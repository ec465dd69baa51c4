import { clockFormat } from "clock-format";
import { fastParse } from "fast-parse";
import { padText } from "pad-text";
import { tzNames } from "tz-names";
import { undeclaredKit } from "undeclared-kit";
import { zoneData } from "zone-data";
// src/index.ts
const all = [
	clockFormat,
	fastParse,
	padText,
	tzNames,
	undeclaredKit,
	zoneData
];
export { all };
