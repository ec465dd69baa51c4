import { clockFormat } from "clock-format";
import { fastParse } from "fast-parse";
import { undeclaredKit } from "undeclared-kit";
import { zoneData } from "zone-data";
const padText = 'pad-text';
const tzNames = 'tz-names';
const src_all = [
    clockFormat,
    fastParse,
    padText,
    tzNames,
    undeclaredKit,
    zoneData
];
export { src_all as all };
