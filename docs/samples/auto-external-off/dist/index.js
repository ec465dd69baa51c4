import { sep } from "node:path";
const dep = 'dependencies';
const inner = 'a path of dependencies';
const dev = 'devDependencies';
const optional = 'optionalDependencies';
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
