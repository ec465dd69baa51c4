import { clockFormat } from "clock-format";
import { fastParse } from "fast-parse";
import { padText } from "pad-text";
import { tzNames } from "tz-names";
import { undeclaredKit } from "undeclared-kit";
import { zoneData } from "zone-data";
const src_all = [
    clockFormat,
    fastParse,
    padText,
    tzNames,
    undeclaredKit,
    zoneData
];
export { src_all as all };
