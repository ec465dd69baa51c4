import { sep } from "node:path";
import { inner } from "dep/inner";
import { dev } from "dev";
import { optional } from "optional";
import { peer } from "peer/compat";
import { both } from "peer-and-dev";
import { phantom } from "phantom";
const dep = 'dependencies';
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
