export { type Builds, compare } from './compare.ts';
export { type Build, readBuild } from './folder.ts';
export { type Manifest, readManifest } from './manifest.ts';
export type { Finding } from './report.ts';
