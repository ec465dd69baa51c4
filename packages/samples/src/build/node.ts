import { existsSync, readFileSync } from 'node:fs';
import { toolchainsFolder } from './toolchain.ts';

/**
 * The major version of Node.js under which samples are built and tried: the newest one that says of
 * itself that it is LTS (`process.release.lts`). `tools/toolchains/node-<major>` has the exact one.
 */
export const nodeMajor = 24;

/** The package.json of a toolchain that is a Node.js: one package per platform. */
interface NodeToolchain {
  readonly optionalDependencies: Readonly<Record<string, string>>;
}

/** Where toolchains are, and the Node.js that runs this. */
interface Surroundings {
  readonly root: string;
  readonly running: { readonly version: string; readonly execPath: string };
}

const here: Surroundings = {
  root: toolchainsFolder,
  running: { version: process.versions.node, execPath: process.execPath },
};

/**
 * Absolute path of the Node.js of a major version that `npm run toolchains` installed. Where npm has
 * none for this platform, it is the Node.js that runs this, if its major version is the same. Throws
 * an Error that says what to do where there is neither.
 */
export function nodeOf(major: number = nodeMajor, { root, running } = here): string {
  const toolchain = `node-${major}`;
  const folder = `${root}/${toolchain}`;
  if (!existsSync(`${folder}/package.json`)) {
    throw new Error(
      `There is no toolchain "${toolchain}". An exercise runs under a Node.js that a folder of ` +
        `tools/toolchains installs. Add one, or leave "node" out for Node.js ${nodeMajor}.`,
    );
  }
  const { optionalDependencies }: NodeToolchain = read(`${folder}/package.json`);
  for (const name of Object.keys(optionalDependencies)) {
    const installed = `${folder}/node_modules/${name}`;
    if (!existsSync(`${installed}/package.json`)) continue;
    const { bin }: { bin: { node: string } } = read(`${installed}/package.json`);
    return `${installed}/${bin.node}`;
  }
  if (Number.parseInt(running.version, 10) === major) return running.execPath;
  throw new Error(
    `Node.js ${major} is not installed. Samples do not run under ${running.version}, which runs ` +
      'this, because versions print and load some things differently, and pages show what they ' +
      `do. Run "npm run toolchains -- ${toolchain}". If npm has no Node.js ${major} for this ` +
      `platform (${process.platform} ${process.arch}), repeat the command with Node.js ${major}.`,
  );
}

function read<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8'));
}
