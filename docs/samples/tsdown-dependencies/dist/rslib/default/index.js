import { clockFormat } from "clock-format";
import { fastParse } from "fast-parse";
import { tzNames } from "tz-names";
import { zoneData } from "zone-data";
const padText = 'pad-text';
const undeclaredKit = 'undeclared-kit';
const src_all = [
    clockFormat,
    fastParse,
    padText,
    tzNames,
    undeclaredKit,
    zoneData
];
export { src_all as all };
