import { orbit } from "orbit-core";
import { path } from "orbit-core/path";
import { stars } from "star-map";
const angle = 'tiny-angle';
const undeclared = 'undeclared-kit';
const src_all = [
    orbit,
    path,
    stars,
    angle,
    undeclared,
    "label"
];
export { src_all as all };
