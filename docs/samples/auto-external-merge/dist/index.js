import { sep } from "node:path";
import { optional } from "optional";
const dep = 'dependencies';
const inner = 'a path of dependencies';
const dev = 'devDependencies';
const peer = 'peerDependencies';
const both = 'peerDependencies and devDependencies';
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
