import { sep } from "node:path";
import { dev } from "dev";
import { optional } from "optional";
import { peer } from "peer";
import { both } from "peer-and-dev";
const dep = 'dependencies';
const inner = 'a path of dependencies';
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
