import { asked } from "asked-kit";
import { core } from "ferry-core";
import { inner } from "match-kit/inner";
import { plain } from "plain-kit";
const src_all = [
    asked,
    core,
    inner,
    plain
];
export { src_all as all };
