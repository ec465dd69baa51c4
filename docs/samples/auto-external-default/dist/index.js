import { sep } from "node:path";
import { dep } from "dep";
import { inner } from "dep/inner";
import { optional } from "optional";
import { peer } from "peer";
import { both } from "peer-and-dev";
const dev = 'devDependencies';
const phantom = 'declared nowhere';
const names = [
    dep,
    inner,
    peer,
    both,
    optional,
    dev,
    phantom,
    sep
];
export { names };
