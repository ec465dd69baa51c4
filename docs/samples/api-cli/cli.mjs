import { runCLI } from '@rslib/core';

const [node, file, ...flags] = process.argv;
const argv = [node, file, 'build', '--minify', ...flags];

console.log(runCLI({ argv }));
process.on('exit', (code) => console.log('exit', code));
