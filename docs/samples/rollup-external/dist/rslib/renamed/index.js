import { stars } from "star-map";
const orbit = 'orbit-core';
const path = 'orbit-core/path';
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
