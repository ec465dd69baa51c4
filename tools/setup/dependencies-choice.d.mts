export interface LockedPackage {
  version?: string;
  link?: boolean;
  extraneous?: boolean;
  optional?: boolean;
  os?: string | string[];
  cpu?: string | string[];
  libc?: string | string[];
}
export type LockedPackages = Record<string, LockedPackage>;
export interface Machine {
  os: string;
  cpu: string;
  libc: string | undefined;
}
export interface Difference {
  folder: string;
  wanted: string | undefined;
  found: string | undefined;
}
export declare function differences(
  wanted: LockedPackages,
  installed: LockedPackages,
  machine: Machine,
): Difference[];
export declare function explain(list: readonly Difference[]): string;
